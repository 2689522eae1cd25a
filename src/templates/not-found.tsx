export default function NotFound() {
  return <h1>Page Not Found</h1>;
}

export function Head() {
  return (
    <>
      <title>Page Not Found</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
