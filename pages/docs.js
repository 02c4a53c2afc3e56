// Shows the interface of the page's language; what the page says of itself stands in its attributes, because the pages
// allow no script of their own text.
const place = document.getElementById('page')
globalThis.SwaggerUIBundle({
  url: place.dataset.document,
  domNode: place,
  deepLinking: true,
  // With more than some 130 operations open the library stops drawing: a group is opened by a click.
  docExpansion: 'none',
  displayRequestDuration: true,
  // Nothing is asked of other hosts, and a token is forgotten with the page.
  validatorUrl: null,
  persistAuthorization: false,
})
