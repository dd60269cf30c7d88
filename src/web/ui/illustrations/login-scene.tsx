import { archPath, Plant, tones } from './drawing.tsx'
import { House, houses } from './street-house.tsx'

/** A street in the evening whose two lit doors read as the mark, beside the log-in form. */
export function LoginSceneIllustration({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 -260 800 1160"
      className={className}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="login-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#232E57" />
          <stop offset=".42" stopColor="#5D5492" />
          <stop offset=".6" stopColor="#D995A0" />
          <stop offset="1" stopColor="#FBD9A8" />
        </linearGradient>
        <radialGradient id="login-glow">
          <stop offset="0" stopColor="#FFE2A6" stopOpacity=".9" />
          <stop offset="1" stopColor="#FFE2A6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect y="-260" width="800" height="1160" fill="url(#login-sky)" />
      <circle cx="690" cy="112" r="150" fill="url(#login-glow)" opacity=".7" />
      <circle cx="690" cy="112" r="38" fill="#FFF0D2" />
      <path
        d="M560 196H670A15 15 0 0 0 656 172A26 26 0 0 0 608 168A18 18 0 0 0 560 196ZM270 300H380A15 15 0 0 0 366 276A26 26 0 0 0 318 272A18 18 0 0 0 270 300Z"
        fill="#FFE3D3"
        opacity=".35"
      />
      <path
        d="M0 420L70 380V340H100V372L190 330L260 372L330 320V250H338V320L470 360L560 300L640 350L720 310L800 350V700H0Z"
        fill="#7B6AA0"
        opacity=".55"
      />
      {houses.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <rect y="752" width="800" height="148" fill="#C9A98A" />
      <rect y="752" width="800" height="10" fill="#7A5A52" opacity=".35" />
      <path d="M0 822H800V900H0Z" fill="#8E7480" />
      <ellipse cx="432" cy="700" rx="220" ry="190" fill="url(#login-glow)" />
      <Mark />
      <path d="M366 752H498L560 822H320Z" fill="#FFE2A6" opacity=".4" />
      {[78, 706].map((x) => (
        <g key={x} transform={`translate(${x} 790)`}>
          <path
            d="M0 0V-170M0 -110L26 -150M0 -130L-22 -160"
            stroke="#5B4038"
            strokeWidth="11"
            strokeLinecap="round"
          />
          <path
            d="M-62 -190A44 44 0 0 1 -34 -256A52 52 0 0 1 48 -254A46 46 0 0 1 60 -180A44 44 0 0 1 0 -150A44 44 0 0 1 -62 -190Z"
            fill="#3D7A66"
          />
          <ellipse cx="22" cy="-222" rx="26" ry="22" fill="#6BA588" opacity=".45" />
          <ellipse cx="-24" cy="-196" rx="18" ry="14" fill="#6BA588" opacity=".25" />
        </g>
      ))}
      <Plant x={336} y={770} scale={1.1} />
      <Plant x={528} y={770} scale={1.1} />
      <g fill="none" stroke="#4A3540" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="566" cy="796" r="25" />
        <circle cx="656" cy="796" r="25" />
        <path
          d="M566 796L588 758H634L611 796ZM582 748L611 796M634 758L656 796M634 758L629 744H644M574 746H590"
          stroke={tones.terracotta}
        />
      </g>
    </svg>
  )
}

function Mark() {
  return (
    <g>
      {[354, 434].map((x) => (
        <path key={x} d={archPath(x, 752, 76, 166)} fill="#FFE2A6" />
      ))}
      <path d="M358 752V624A34 34 0 0 1 426 624V752M438 752V624A34 34 0 0 1 506 624V752" fill={tones.pine} />
      <path
        d="M354 752V622A39 39 0 0 1 432 622V752M432 622A39 39 0 0 1 510 622V752"
        fill="none"
        stroke="#FFF9EE"
        strokeWidth="16"
      />
      <circle cx="450" cy="694" r="6" fill="#F0B46A" />
    </g>
  )
}
