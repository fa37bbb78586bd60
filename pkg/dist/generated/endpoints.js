export const endpoints = [{ "query": "product-query", "response": "product-list", "section": "4", "versioned": true }, { "section": "4" }, { "body": "order-request", "response": "order-created", "section": "4", "versioned": true }, { "response": "order", "section": "4", "versioned": true }, { "query": "order-query", "response": "order-list", "section": "4", "versioned": true }, { "section": "4" }];
export const apiVersion = 'x-api-version';
export const pathRoot = '/v2/';
