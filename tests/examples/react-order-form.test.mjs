/**
 * The React form, as Vite builds it, under a strict content security policy.
 */
import { testOrderForm } from './lib/order-form.mjs'

testOrderForm('react-order-form', 'dist', {
  'content-security-policy': "default-src 'self'; img-src data:; script-src 'self' 'wasm-unsafe-eval'",
})
