/** Shows the form, and below it the order that would be sent. */
import type { OrderRequest } from 'order-contract'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { OrderForm } from './order-form'

function App() {
  const [order, setOrder] = useState<OrderRequest>()
  return (
    <main>
      <h1>Order</h1>
      <OrderForm onOrder={setOrder} />
      <output>{order && <pre>{JSON.stringify(order, null, 2)}</pre>}</output>
    </main>
  )
}

createRoot(document.body).render(<App />)
