/**
 * The form without a bundler, its folder served as it is.
 */
import { testOrderForm } from './lib/order-form.mjs'

testOrderForm('html-order-form', '.')
