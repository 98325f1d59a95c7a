// Answers for the network, so that a page notices whose worker it has.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
