import { Beak, DRAWN, Face } from "./cast.tsx";
import { Ground, type SceneDrawing, Stripes, Tiles } from "./set.tsx";

/** Toast that did not see it coming. */
export const kitchen: SceneDrawing = {
  focus: { x: 100, y: 30, width: 440, height: 320 },
  backdrop: ({ ground, pattern }) => (
    <g {...DRAWN}>
      <Tiles stroke={pattern} to={378} />
      <Ground y={378} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      {happened && (
        <g>
          <path d="M186 160v-70M454 160v-70M160 220v-40M480 220v-40" fill="none" strokeWidth={9} />
        </g>
      )}
      <g transform={`translate(0 ${happened ? 14 : 84})`}>
        <path
          d="M226 300V128C178 108 190 26 258 22H382C450 26 462 108 414 128V300Z"
          fill="#b8743a"
        />
        <path
          d="M250 300V112C216 98 222 48 266 46H374C418 48 424 98 390 112V300Z"
          fill="#f5d196"
          stroke="none"
        />
        <Face
          mood={happened ? "shocked" : "deadpan"}
          x={320}
          y={happened ? 120 : 104}
          skin="#f5d196"
        />
      </g>
      <path d="M206 400v22M434 400v22" strokeWidth={16} />
      <path d={happened ? "M458 260h44v30h-44z" : "M458 320h44v30h-44z"} fill="#3b3547" />
      <rect x="176" y="228" width="288" height="178" rx="52" fill="#dcdae6" />
      <path d="M214 252H426" strokeWidth={18} />
      <path d="M212 330q0 46 40 46" fill="none" stroke="#ffffff" strokeWidth={10} />
      <circle cx="390" cy="338" r="28" fill={accent} />
      <path d="M390 338v-18" />
      <path d="M30 404q-10 -70 40 -74h16q50 4 40 74z" fill="#fff1a8" />
      <path d="M2 404h152" strokeWidth={14} />
      <rect x="510" y="300" width="104" height="106" rx="20" fill="#c9314f" />
      <rect x="504" y="276" width="116" height="36" rx="12" fill="#ffffff" />
      <rect x="530" y="336" width="64" height="44" rx="8" fill="#fff6e0" strokeWidth={5} />
    </g>
  ),
};

/** An egg at breakfast, and who is in it. */
export const breakfast: SceneDrawing = {
  focus: { x: 90, y: -8, width: 460, height: 360 },
  backdrop: ({ ground, pattern }) => (
    <g {...DRAWN}>
      <Stripes stroke={pattern} to={392} />
      <Ground y={392} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      {happened ? (
        <>
          <path
            d="M230 216C176 196 150 150 158 112C196 122 236 152 250 190ZM410 216C464 196 490 150 482 112C444 122 404 152 390 190Z"
            fill="#ffd447"
          />
          <circle cx="320" cy="186" r="92" fill="#ffd447" />
          <Face mood="joyful" x={320} y={176} skin="#ffd447" mouth={null} />
          <Beak x={320} y={188} isOpen />
        </>
      ) : (
        <>
          <path
            d="M216 250C212 150 262 66 320 66S428 150 424 250C422 300 380 330 320 330S218 300 216 250Z"
            fill="#fff3df"
          />
          <path d="M262 130q12 -28 32 -36" fill="none" stroke="#ffffff" strokeWidth={10} />
          <Face mood="deadpan" x={320} y={190} skin="#fff3df" />
        </>
      )}
      {happened && (
        <g>
          <path
            d="M234 62C244 -16 396 -16 408 62L378 84L350 58L320 86L290 58L262 84Z"
            transform="rotate(-10 320 40)"
            fill="#fff3df"
          />
          <path
            d="M150 66l-34 -30M128 108l-44 -10M490 66l34 -30M512 108l44 -10"
            fill="none"
            strokeWidth={9}
          />
          <path d="M186 44l24 -10l2 26zM440 40l22 12l-24 14z" fill="#fff3df" strokeWidth={5} />
          <path
            d="M216 246L246 224L272 256L302 228L332 258L364 228L394 256L424 234C428 300 380 330 320 330S212 300 216 246Z"
            fill="#fff3df"
          />
        </g>
      )}
      <path
        d="M206 270H434C430 330 396 352 350 356V384H400V410H240V384H290V356C244 352 210 330 206 270Z"
        fill={accent}
      />
      <path d="M234 300q10 22 32 32" fill="none" stroke="#ffffff" strokeWidth={9} />
      <path d="M498 408V300q0 -22 24 -22t24 22V408Z" fill="#ffffff" />
      <path d="M498 312h48v-16q-4 -26 -24 -26t-24 26z" fill="#cfccda" />
      <path d="M514 284h.1M530 284h.1" strokeWidth={8} />
      <path d="M120 408V300" strokeWidth={14} />
      <ellipse cx="120" cy="272" rx="26" ry="40" fill="#dcdae6" />
    </g>
  ),
};

/** A robot that has found the socket. */
export const workshop: SceneDrawing = {
  focus: { x: 80, y: -12, width: 490, height: 370 },
  backdrop: ({ ground, pattern }) => (
    <g {...DRAWN}>
      <Tiles stroke={pattern} to={388} />
      <Ground y={388} fill={ground} />
    </g>
  ),
  actors: ({ colours: { accent }, happened }) => (
    <g {...DRAWN}>
      <rect x="470" y="226" width="96" height="96" rx="20" fill="#ffffff" />
      <circle cx="518" cy="274" r="32" fill="#eceaf3" strokeWidth={5} />
      {!happened && <path d="M508 274h.1M528 274h.1" strokeWidth={10} />}
      <path
        d={happened ? "M404 350C450 400 452 274 512 274" : "M404 350C450 372 422 408 502 404"}
        fill="none"
        strokeWidth={11}
      />
      {happened ? (
        <rect x="490" y="252" width="52" height="44" rx="10" fill="#3b3547" />
      ) : (
        <path d="M498 384h34v40h-34zM534 394h18M534 414h18" fill="#3b3547" />
      )}
      <path d="M216 330q-50 10 -46 60M424 330q34 6 40 40" fill="none" strokeWidth={17} />
      <rect x="222" y="286" width="196" height="150" rx="26" fill={accent} />
      <rect x="262" y="326" width="116" height="50" rx="10" fill="#ffffff" strokeWidth={5} />
      <path
        d={happened ? "M283 342v18M307 342v18M331 342v18M355 342v18" : "M283 342v18"}
        stroke={happened ? "#3da35d" : "#e2543f"}
        strokeWidth={15}
        strokeLinecap="butt"
      />
      {happened && (
        <path d="M320 290l-34 -12l68 -14l-68 -14l68 -14l-34 -12" fill="none" strokeWidth={9} />
      )}
      <g transform={`translate(0 ${happened ? -34 : 40})`}>
        <path d="M320 90V50" fill="none" />
        <circle cx="320" cy="44" r="17" fill={happened ? "#ffe14d" : "#cfccda"} />
        <rect x="180" y="140" width="34" height="66" rx="12" fill="#cfccda" />
        <rect x="426" y="140" width="34" height="66" rx="12" fill="#cfccda" />
        <rect x="206" y="86" width="228" height="170" rx="44" fill="#dfe7f2" />
        <path d="M232 132q4 -22 28 -22" fill="none" stroke="#ffffff" strokeWidth={10} />
        <Face mood={happened ? "shocked" : "deadpan"} x={320} y={168} skin="#dfe7f2" />
      </g>
      {happened && (
        <g>
          <path
            d="M150 60l-30 52h28l-22 50l70 -70h-32l24 -32zM486 60l-30 52h28l-22 50l70 -70h-32l24 -32z"
            fill="#ffe14d"
          />
        </g>
      )}
    </g>
  ),
};
