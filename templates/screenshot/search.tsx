import {
  artHeight,
  Bar,
  Column,
  Icon,
  type Of,
  Photo,
  quantityOf,
  ROW,
  Rows,
  Space,
  splitAmount,
  Text,
  useScene,
  Window,
} from "postloom/kit";
import { BODY, PADDED, TITLE } from "./type.ts";

/** A figure as what a search has found. */
export function Search({ value, label, text, motif, foot }: Of<"figure">) {
  const { palette } = useScene();
  const [number, words, before] = splitAmount(value);
  const quantity = quantityOf(value, `${label}\n${text}`);
  const amount = { ...TITLE, tone: "accentInk", order: 1, oneLine: true } as const;
  return (
    <Window foot={foot}>
      <div style={{ padding: "44px 44px 0" }}>
        <div style={{ ...ROW, ...FIELD, background: palette.surface }}>
          <Icon name="search" size={54} tone="muted" />
          <Column style={{ flex: 1 }}>
            <Text size={[36, 52]} weight={480} leading={1.24} entrance="none">
              {label}
            </Text>
          </Column>
          <Icon name="microphone" size={54} tone="accentInk" />
        </div>
      </div>
      <Column style={{ ...PADDED, paddingTop: 64, paddingBottom: 56 }}>
        <Text {...amount} size={[44, 72]}>
          {before}
        </Text>
        <Text {...amount} swells={false} size={[64, 300]} weight={740} leading={1}>
          {number}
        </Text>
        <Text {...amount} size={[48, 84]}>
          {words}
        </Text>
        {quantity?.kind === "share" && (
          <div style={{ marginTop: 40 }}>
            <Bar share={quantity.share} height={56} order={1} />
          </div>
        )}
        <Text {...BODY} style={{ marginTop: 36 }}>
          {text}
        </Text>
      </Column>
      {motif === undefined ? (
        <Space min={0}>
          {quantity === null && <Rows style={{ background: palette.surface }} />}
        </Space>
      ) : (
        <Column style={{ ...PADDED, flex: 1, paddingBottom: 56 }}>
          <Space min={artHeight(340, value, label, text)}>
            <Photo motif={motif} />
          </Space>
        </Column>
      )}
    </Window>
  );
}

const FIELD = { padding: "26px 36px", borderRadius: 60 } as const;
