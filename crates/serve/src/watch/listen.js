// Tells the test server what goes wrong in the page, for browsers whose drivers have no log.
{
  // What a test finds in the document shall be the page's own.
  document.currentScript.remove();
  const tell = (text) => {
    // Waited for, so that nothing is still on its way when the test asks.
    const request = new XMLHttpRequest();
    request.open('POST', '/.harness/heard', false);
    request.send(text);
  };
  // Captured, since a file that is missing is told to its own element alone.
  addEventListener('error', (event) => {
    const { target, message, filename, lineno, error } = event;
    // In a page that is being left, Firefox takes an element for no `Element` any more.
    tell(target.outerHTML
      ? `missing: ${target.outerHTML.slice(0, 200)}`
      : `error: ${message} (${filename}:${lineno}) ${error?.stack ?? ''}`);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    tell(`unhandled rejection: ${reason} ${reason?.stack ?? ''}`);
  });
  // Here the program says why it panics.
  const { error } = console;
  console.error = (...all) => {
    tell(`console: ${all.join(' ')}`);
    error.apply(console, all);
  };
  document.addEventListener('securitypolicyviolation', (event) => {
    tell(`Content Security Policy: ${event.violatedDirective} refuses ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`);
  });
}
