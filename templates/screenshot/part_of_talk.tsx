import { type Of, talkIn } from "postloom/kit";
import { Cover, Point } from "./post.tsx";
import { Talk } from "./talk.tsx";

/** The beginning of a conversation, or a post about one. */
export function CoverOfTalk(props: Of<"cover">) {
  const { kicker, headline, subline, foot } = props;
  const talk = talkIn([headline, subline ?? ""]);
  return talk === null ? <Cover {...props} /> : <Talk lines={talk} name={kicker} foot={foot} />;
}

/** A part of a conversation, or what else is in it. */
export function PointOfTalk(props: Of<"point">) {
  const { number, headline, text, foot } = props;
  const talk = talkIn([headline, text]);
  if (talk === null) return <Point {...props} />;
  return <Talk lines={talk} name={null} number={number} foot={foot} />;
}
