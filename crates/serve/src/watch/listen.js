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
  addEventListener('error', ({ message, filename, lineno, error }) => {
    // A change of sizes that changes an observed size again, which comes in the next frame. Where sizes
    // changed for ever, `Page::come_to_rest` would fail.
    if (/^ResizeObserver loop/.test(message)) return;
    tell(`error: ${message} (${filename}:${lineno}) ${error?.stack ?? ''}`);
  });
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
