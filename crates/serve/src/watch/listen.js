// Reports errors of the page to the test server, for browsers whose drivers have no log.
{
  // The document that a test finds must be the page's own.
  document.currentScript.remove();
  const tell = (text) => {
    // Awaited, so that no report is still on its way when the test asks.
    const request = new XMLHttpRequest();
    request.open('POST', '/.harness/heard', false);
    request.send(text);
  };
  // Captured, because only the element itself gets the event of a missing file.
  addEventListener('error', (event) => {
    const { target, message, filename, lineno, error } = event;
    // In a page that is being left, Firefox no longer treats an element as an `Element`.
    tell(target.outerHTML
      ? `missing: ${target.outerHTML.slice(0, 200)}`
      : `error: ${message} (${filename}:${lineno}) ${error?.stack ?? ''}`);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => {
    tell(`unhandled rejection: ${reason} ${reason?.stack ?? ''}`);
  });
  // Here the program gives the reason of its panic.
  const { error } = console;
  console.error = (...all) => {
    tell(`console: ${all.join(' ')}`);
    error.apply(console, all);
  };
  document.addEventListener('securitypolicyviolation', (event) => {
    tell(`Content Security Policy: ${event.violatedDirective} refuses ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`);
  });
}
