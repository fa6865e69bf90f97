export const metadata = { title: 'Artikel bearbeiten', icons: { icon: 'data:,' } }

export default function Layout({ children }) {
  return (
    <html lang="de">
      <body>{children}</body>
    </html>
  )
}
