/**
 * The beginning of the example of type 2 in hex, part by part; the tests compare it. It is separate from the examples,
 * so that the page doesn’t load those.
 */
export const BYTES = {
  type: '63667802',
  all: 'f8b8',
  fields: 'f873',
  nonce: '07',
  tip: '843b9aca00',
  price: '85098bca5a00',
  gas: '82c738',
  to: '948cad0b19bb29d4674531d6f115237e16afce377c',
  value: '80',
} as const;
