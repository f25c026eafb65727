/** What is wrong with a look, over its picture. */
export function FaultPanel({ message }: { message: string }) {
  return (
    <div style={VEIL}>
      <div style={CARD} role="alert">
        <p style={{ margin: "0 0 18px", fontWeight: 700, color: "#ff8a80" }}>
          This look cannot be drawn
        </p>
        <p style={{ margin: 0, fontFamily: "ui-monospace, monospace", overflowWrap: "anywhere" }}>
          {message}
        </p>
        <p style={{ margin: "18px 0 0", color: "#b8b8c0" }}>
          Mend the file and save it: the picture comes back by itself.
        </p>
      </div>
    </div>
  );
}

const VEIL = {
  position: "absolute",
  inset: 0,
  padding: 60,
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  background: "rgb(0 0 0 / 45%)",
} as const;
const CARD = {
  padding: "36px 40px",
  borderRadius: 20,
  background: "#1b1b20",
  color: "#ffffff",
  font: "30px/1.4 Inter, system-ui, sans-serif",
  boxShadow: "0 12px 60px rgb(0 0 0 / 50%)",
} as const;
