import {
  byGenre,
  defineTemplate,
  inverse,
  type Kinds,
  Marked,
  type Of,
  Page,
  QuoteMark,
  Shape,
  type SlideProps,
  Space,
  Text,
} from "postloom/kit";

/** Renders a slide of any kind. `Page` keeps it clear of the platform's interface. */
function TicketLook(props: SlideProps) {
  const palette = props.slide.kind === "closing" ? inverse(props.palette) : props.palette;
  return <Page {...props} palette={palette} kinds={KINDS} head={<Mark />} />;
}

const KINDS: Kinds = {
  cover: Cover,
  point: Point,
  list: List,
  figure: Figure,
  quote: Quote,
  comparison: Comparison,
  closing: Closing,
};

/** The mark at the top of every slide. */
function Mark() {
  return <Shape entrance="none" style={{ width: 160, height: 24, marginBottom: 56 }} />;
}

/** Every text is as large as fits, between its minimum and maximum size. */
function Headline({ emphasis, children }: { emphasis?: string | null; children: string }) {
  return (
    <Text
      face="display"
      weight={700}
      size={[52, 130]}
      leading={1.06}
      tracking={-0.02}
      swells
      emphasis={emphasis ?? null}
    >
      {children}
    </Text>
  );
}

/** Enters two frames after the headline. */
function Body({ children }: { children: string | null }) {
  return (
    <Text size={[36, 56]} tone="muted" wrap="pretty" order={1} style={{ marginTop: 32 }}>
      {children ?? ""}
    </Text>
  );
}

function Cover({ kicker, headline, subline, foot }: Of<"cover">) {
  return (
    <>
      <Text size={[34, 44]} weight={600} tone="accentInk">
        {kicker ?? ""}
      </Text>
      <Space />
      <Headline>{headline}</Headline>
      <Body>{subline}</Body>
      {foot}
    </>
  );
}

function Point({ number, headline, emphasis, text, foot }: Of<"point">) {
  return (
    <>
      <Text face="display" weight={700} size={[90, 180]} leading={1} tone="accentInk" oneLine>
        {number === null ? "" : String(number)}
      </Text>
      <Space />
      <Headline emphasis={emphasis}>{headline}</Headline>
      <Body>{text}</Body>
      {foot}
    </>
  );
}

function List({ headline, items, foot }: Of<"list">) {
  return (
    <>
      <Headline>{headline}</Headline>
      <Space />
      {items.map((item, i) => (
        <Marked
          key={i}
          width={24}
          gap={32}
          mark={<Shape order={i} style={{ width: 24, height: 24, marginTop: 16 }} />}
          style={{ marginTop: 32 }}
        >
          <Text size={[36, 60]} alike="item" weight={500} leading={1.25} wrap="pretty" order={i}>
            {item}
          </Text>
        </Marked>
      ))}
      {foot}
    </>
  );
}

function Figure({ value, label, text, foot }: Of<"figure">) {
  return (
    <>
      <Text face="display" weight={700} size={[72, 260]} leading={1} tone="accentInk">
        {value}
      </Text>
      <Space />
      <Headline>{label}</Headline>
      <Body>{text}</Body>
      {foot}
    </>
  );
}

function Quote({ text, attribution, foot }: Of<"quote">) {
  return (
    <>
      <QuoteMark size={120} />
      <Space />
      <Headline>{text}</Headline>
      <Body>{attribution}</Body>
      {foot}
    </>
  );
}

function Comparison({ headline, left, right, foot }: Of<"comparison">) {
  return (
    <>
      <Headline>{headline}</Headline>
      <Space />
      {[left, right].map(({ label, text }, i) => (
        <div key={i} style={{ marginTop: 48 }}>
          <Text size={[40, 64]} weight={650} tone={i === 0 ? "accentInk" : "ink"}>
            {label}
          </Text>
          <Body>{text}</Body>
        </div>
      ))}
      {foot}
    </>
  );
}

function Closing({ headline, text, foot }: Of<"closing">) {
  return (
    <>
      <Space />
      <Headline>{headline}</Headline>
      <Body>{text}</Body>
      {foot}
    </>
  );
}

export default defineTemplate({
  title: "Ticket",
  description: "Ticket, a look of its own",
  typefaces: { display: "inter", text: "inter" },
  variants: {
    day: { background: "#fbfaf7", ink: "#17171a", accent: "#e4572e" },
    night: { background: "#17171f", ink: "#f5f3ee", accent: "#ffb703" },
    sea: { background: "#e6f0f3", ink: "#0b2530", accent: "#0a7ea4" },
    moss: { background: "#eef1e4", ink: "#1c2413", accent: "#5b7f2b" },
  },
  // How well the look suits a script, from 0 to 1. "auto" picks a look by this score.
  suits: byGenre({ essay: 0.3 }, 0.2),
  Slide: TicketLook,
});
