/**
 * The form without a bundler, served directly from its folder.
 */
import { testOrderForm } from './lib/order-form.mjs'

testOrderForm('html-order-form', '.')
