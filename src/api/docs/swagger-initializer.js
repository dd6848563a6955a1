window.ui = SwaggerUIBundle({
  "url": "../v1/openapi.json",
  "dom_id": "#swagger-ui",
  "deepLinking": true,
  // By default the document is sent to an external validator.
  "validatorUrl": "none",
});
