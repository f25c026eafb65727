import {
  byGenre,
  Disc,
  defineTemplate,
  type Kinds,
  Page,
  type SlideProps,
  Space,
  Text,
} from "postloom/kit";
import type { ReactNode } from "react";

const HOLES = 11;

/** Everything stands on one stub: a line of holes, one large line, and small print below. */
function Ticket(props: SlideProps) {
  return <Page {...props} kinds={KINDS} head={<Perforation />} />;
}

const KINDS: Kinds = {
  cover: ({ kicker, headline, subline, foot }) => (
    <Stub above={kicker} line={headline} print={[subline]} foot={foot} />
  ),
  point: ({ number, headline, emphasis, text, foot }) => (
    <Stub
      above={number === null ? null : `No. ${number}`}
      line={headline}
      emphasis={emphasis}
      print={[text]}
      foot={foot}
    />
  ),
  list: ({ headline, items, foot }) => <Stub line={headline} print={items} foot={foot} />,
  figure: ({ value, label, text, foot }) => <Stub line={value} print={[label, text]} foot={foot} />,
  quote: ({ text, attribution, foot }) => <Stub line={text} print={[attribution]} foot={foot} />,
  comparison: ({ headline, left, right, foot }) => (
    <Stub
      line={headline}
      print={[left, right].flatMap(({ label, text }) => [label, text])}
      foot={foot}
    />
  ),
  closing: ({ headline, text, foot }) => <Stub line={headline} print={[text]} foot={foot} />,
};

/** Parts that say nothing take no room. */
function Stub({
  above = null,
  line,
  emphasis = null,
  print,
  foot,
}: {
  above?: string | null;
  line: string;
  emphasis?: string | null;
  print: readonly (string | null)[];
  foot: ReactNode;
}) {
  return (
    <>
      <Text size={[34, 44]} weight={600} tone="accentInk">
        {above ?? ""}
      </Text>
      <Space />
      <Text face="display" weight={700} size={[52, 150]} leading={1.05} swells emphasis={emphasis}>
        {line}
      </Text>
      {print.map((text, i) => (
        <Text
          key={`${i} ${text}`}
          size={[34, 54]}
          alike="print"
          tone="muted"
          wrap="pretty"
          order={i + 1}
          style={{ marginTop: 28 }}
        >
          {text ?? ""}
        </Text>
      ))}
      {foot}
    </>
  );
}

function Perforation() {
  return (
    <div
      aria-hidden="true"
      style={{ display: "flex", justifyContent: "space-between", marginBottom: 48 }}
    >
      {Array.from({ length: HOLES }, (_, hole) => (
        <Disc key={hole} size={28} tone="accent" entrance="none" />
      ))}
    </div>
  );
}

export default defineTemplate({
  title: "Ticket",
  description: "One line on a stub with holes",
  typefaces: { display: "archivo", text: "inter" },
  variants: {
    day: { background: "#fbfaf7", ink: "#17171a", accent: "#e4572e" },
    night: { background: "#17171f", ink: "#f5f3ee", accent: "#ffb703" },
    sea: { background: "#e6f0f3", ink: "#0b2530", accent: "#0a7ea4" },
    moss: { background: "#eef1e4", ink: "#1c2413", accent: "#5b7f2b" },
  },
  suits: byGenre({ news: 0.2 }, 0.1),
  Slide: Ticket,
});
