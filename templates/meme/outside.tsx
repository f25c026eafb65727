import { DRAWN, Face, LINE } from "./cast.tsx";
import { Clouds, Ground, Hills, type SceneDrawing } from "./set.tsx";

/** A snail that has found out how to be quick. */
export const road: SceneDrawing = {
  focus: { x: 76, y: 60, width: 540, height: 320 },
  backdrop: ({ ground, pattern }) => (
    <g {...DRAWN}>
      <Hills fill={pattern} />
      <Clouds y={-40} />
      <Ground y={364} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      <path d="M-1000 410H1640" stroke="#ffffff" strokeWidth={12} strokeDasharray="70 54" />
      {happened && (
        <g>
          <path d="M108 134L18 142L108 168L50 190L160 212V108Z" fill="#ff8c2e" />
          <path d="M158 140L106 154L158 176Z" fill="#ffe14d" strokeWidth={5} />
          <path d="M20 256H106M-20 300H110M30 340H120" fill="none" strokeWidth={9} />
        </g>
      )}
      <g transform={happened ? "translate(44 0) rotate(-9 180 372)" : undefined}>
        <path
          d="M92 364C120 316 190 326 250 330H420L440 250H530C556 320 528 366 462 368H118Q92 372 92 364Z"
          fill="#f4dfae"
        />
        <path d="M438 176L416 118M524 176L546 118" fill="none" />
        <circle cx="414" cy="112" r="15" fill="#f4dfae" />
        <circle cx="548" cy="112" r="15" fill="#f4dfae" />
        <circle cx="482" cy="228" r="92" fill="#f4dfae" />
        <Face mood={happened ? "joyful" : "deadpan"} x={484} y={222} skin="#f4dfae" />
        <circle cx="272" cy="244" r="104" fill={accent} />
        <path
          d="M272 252a18 18 0 1 1 22 -24a44 44 0 1 1 -66 -6a74 74 0 1 1 -4 104"
          fill="none"
          strokeWidth={9}
        />
        <path d="M196 172V118M330 160V118" stroke="#5b3b2a" strokeWidth={16} />
        <path d="M142 92H332Q392 98 408 134Q392 168 332 174H142Z" fill="#f4f2f8" />
        <path d="M332 92Q392 98 408 134Q392 168 332 174Z" fill="#e2543f" />
        <path d="M150 92L112 64V202L150 174Z" fill="#e2543f" />
        <circle cx="264" cy="133" r="22" fill="#8fd3ff" />
      </g>
    </g>
  ),
};

/** A cow that is wanted elsewhere. */
export const meadow: SceneDrawing = {
  focus: { x: 100, y: -50, width: 440, height: 410 },
  backdrop: ({ pattern, ground }) => (
    <g {...DRAWN}>
      <Hills fill={pattern} />
      <Clouds y={-30} />
      <Ground y={352} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      <path
        d="M60 392l8 -26l10 26M130 420l8 -26l10 26M520 384l8 -26l10 26M580 424l8 -26l10 26M-60 410l8 -26l10 26M680 400l8 -26l10 26"
        fill="none"
      />
      {happened && (
        <g>
          <path d="M266 20H374L520 470H120Z" fill="#fff6a8" fillOpacity={0.85} stroke="none" />
          <path d="M274 -26C276 -92 364 -92 366 -26Z" fill="#8fd3ff" />
          <path d="M180 4C190 -40 450 -40 460 4S190 48 180 4Z" fill={accent} />
          <path d="M244 4h.1M320 12h.1M396 4h.1" stroke="#ffffff" strokeWidth={17} />
        </g>
      )}
      <Cow isAloft={happened} />
    </g>
  ),
};

function Cow({ isAloft }: { isAloft: boolean }) {
  const legs = isAloft
    ? "M250 340l-34 44M290 356l-12 54M352 356l18 52M392 340l38 40"
    : "M250 330v60M290 340v52M350 340v52M390 330v60";
  return (
    <g transform={isAloft ? "translate(6 2) rotate(-7 320 200)" : "translate(0 6)"}>
      <path d={legs} strokeWidth={30} />
      <path d={legs} stroke="#ffffff" strokeWidth={17} />
      <path
        d="M218 320C206 262 250 240 320 240S434 262 422 320S396 366 320 366S230 366 218 320Z"
        fill="#ffffff"
      />
      <path d="M400 286q-40 4 -34 38t48 24q20 -44 -14 -62z" fill="#5b4a45" strokeWidth={5} />
      <path
        d="M262 106C222 108 214 84 222 62C232 82 250 84 274 84ZM378 106C418 108 426 84 418 62C408 82 390 84 366 84Z"
        fill="#f4dfae"
      />
      <path
        d="M240 130C200 108 168 124 166 146C190 172 226 168 246 156ZM400 130C440 108 472 124 474 146C450 172 414 168 394 156Z"
        fill="#5b4a45"
      />
      <path
        d="M238 150C236 96 276 82 320 82S404 96 402 150C404 220 394 288 320 288S236 220 238 150Z"
        fill="#ffffff"
      />
      <path
        d="M318 84C372 80 402 98 400 150C400 190 372 196 352 176C326 150 330 116 318 84Z"
        fill="#5b4a45"
        strokeWidth={5}
      />
      <ellipse cx="320" cy="252" rx="84" ry="48" fill="#ffc4bd" />
      <path d="M288 232v8M352 232v8" strokeWidth={11} />
      <Face mood={isAloft ? "shocked" : "deadpan"} x={320} y={166} skin="#ffffff" mouth={null} />
      {isAloft ? (
        <ellipse cx="320" cy="270" rx="18" ry="16" fill={LINE} />
      ) : (
        <path d="M294 268h52l46 22M366 278l30 -8" fill="none" />
      )}
    </g>
  );
}

/** A cactus whose birthday it is. */
export const desert: SceneDrawing = {
  focus: { x: 100, y: 2, width: 480, height: 350 },
  backdrop: ({ pattern, ground }) => (
    <g {...DRAWN}>
      <circle cx="96" cy="6" r="56" fill="#ffe14d" />
      <Hills fill={pattern} />
      <Ground y={362} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      <path d="M40 402h60M566 412h70M110 432h36" fill="none" />
      {!happened && <path d="M452 246Q486 226 496 178" fill="none" strokeWidth={5} />}
      <path
        d="M244 250C170 256 164 214 166 178Q170 152 194 154T216 184Q216 206 246 200ZM396 262C470 268 478 232 476 200Q472 174 448 176T426 206Q426 218 394 212Z"
        fill="#59b36b"
      />
      <path d="M236 392V168C236 96 276 74 320 74S404 96 404 168V392Z" fill="#59b36b" />
      <path
        d="M252 290l14 4M388 286l-14 4M258 336l14 -4M382 334l-14 -4M190 178l-12 -2M452 200l12 -2M320 300v14M300 346v12M344 344v12"
        strokeWidth={5}
        fill="none"
      />
      <Face mood={happened ? "shocked" : "deadpan"} x={320} y={186} skin="#59b36b" />
      <path d="M276 88L320 4L364 88Q320 104 276 88Z" fill={accent} />
      <path d="M292 58q30 12 56 0M304 34q18 8 32 0" fill="none" stroke="#ffffff" />
      <path d="M206 392H434" strokeWidth={9} />
      {happened ? (
        <g>
          <path
            d="M496 40L512 88L562 62L540 110L590 128L540 146L560 196L514 168L496 214L478 168L434 194L452 146L404 128L452 110L430 62L480 88Z"
            fill="#ffe14d"
          />
          <path
            d="M486 112l20 -14l6 22zM520 134l22 4l-16 18zM464 138l18 8l-14 16z"
            fill="#e2543f"
            strokeWidth={5}
          />
          <path d="M452 246Q470 250 466 300" fill="none" strokeWidth={5} />
        </g>
      ) : (
        <>
          <path d="M498 174l-14 20h26z" fill="#e2543f" strokeWidth={5} />
          <path
            d="M498 176C452 152 440 116 444 92C450 58 472 44 500 44S550 58 554 92C556 118 544 152 498 176Z"
            fill="#e2543f"
          />
          <path d="M470 92q2 -20 18 -24" fill="none" stroke="#ffffff" />
        </>
      )}
    </g>
  ),
};
