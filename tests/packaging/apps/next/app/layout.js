/** The frame that Next.js asks for. */
export const metadata = { title: 'order-contract in Next.js', icons: { icon: 'data:,' } }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
