import { type ReactNode, useState } from "react";
import { useTranslator } from "../translation.tsx";
import { Icon } from "./icon.tsx";

/** A phone that shows a post: in Instagram's feed, or full screen. */
export function Phone({
  platform,
  isFull,
  handle,
  caption,
  hashtags,
  children,
}: {
  platform: string;
  /** True for a post that fills the screen, such as a reel. */
  isFull: boolean;
  handle: string;
  caption?: string;
  hashtags?: string;
  children: ReactNode;
}) {
  const { say } = useTranslator();
  const [isOpen, setIsOpen] = useState(false);
  const text = (
    <>
      <p className={isOpen ? "phone-caption open" : "phone-caption"} dir="auto">
        <strong>
          <bdi>{handle}</bdi>
        </strong>{" "}
        {caption ?? <span className="phone-line" />} <span className="phone-tags">{hashtags}</span>
      </p>
      {caption !== undefined && !isFull && (
        <button type="button" className="phone-more" onClick={() => setIsOpen(!isOpen)}>
          {say(isOpen ? "result.less" : "result.more")}
        </button>
      )}
    </>
  );
  return (
    <div className={isFull ? "phone full" : "phone"} data-platform={platform}>
      {isFull ? (
        <>
          <div className="phone-media">{children}</div>
          <div className="phone-over">{text}</div>
          <div className="phone-rail" aria-hidden="true">
            <Icon name="heart" />
            <Icon name="comment" />
            <Icon name="bookmark" />
            <Icon name="share" />
          </div>
        </>
      ) : (
        <>
          <div className="phone-head" aria-hidden="true">
            <i className="avatar" />
            <bdi>{handle}</bdi>
            <Icon name="more" />
          </div>
          <div className="phone-media">{children}</div>
          <div className="phone-actions" aria-hidden="true">
            <Icon name="heart" />
            <Icon name="comment" />
            <Icon name="share" />
            <Icon name="bookmark" />
          </div>
          {text}
        </>
      )}
    </div>
  );
}
