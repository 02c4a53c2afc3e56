// Shows the interface of the page's language for reading.
const place = document.getElementById('page')
const labels = JSON.parse(place.dataset.labels)
// Its search would need a worker made of a text, which the page forbids; the browser's own finds everything on the page.
globalThis.Redoc.init(place.dataset.document, { disableSearch: true, nativeScrollbars: true, labels }, place)
