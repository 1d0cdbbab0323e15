"""Makes outlines.bin of two free fonts: python3 make-outlines.py <fonts folder> <out file>.

Needs fontTools. The fonts are Inter (Regular, SemiBold) and M PLUS 1 (Regular), as Debian's
packages fonts-inter and fonts-mplus install them. The format is described in CGlyphOutlines.md.
"""

import struct
import sys

from fontTools.pens.basePen import BasePen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.ttLib import TTFont

GRID = 512  # units of one em


def code_points(*ranges):
    return [point for first, last in ranges for point in range(first, last + 1)]


WESTERN = code_points(
    (0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x218, 0x21B), (0x2C6, 0x2C7), (0x2D8, 0x2DD),
    (0x300, 0x304), (0x306, 0x30C), (0x327, 0x328), (0x384, 0x3CE), (0x400, 0x45F),
    (0x490, 0x493), (0x4B0, 0x4B1), (0x4D8, 0x4D9), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E),
    (0x2010, 0x2015), (0x2018, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026), (0x2030, 0x2030),
    (0x2032, 0x2033), (0x2039, 0x203A), (0x2044, 0x2044), (0x20A9, 0x20A9), (0x20AA, 0x20AC),
    (0x20B4, 0x20B4), (0x20BD, 0x20BD), (0x2116, 0x2116), (0x2122, 0x2122), (0x2190, 0x2199),
    (0x2202, 0x2202), (0x2206, 0x2206), (0x220F, 0x220F), (0x2211, 0x2212), (0x221A, 0x221A),
    (0x221E, 0x221E), (0x222B, 0x222B), (0x2248, 0x2248), (0x2260, 0x2260), (0x2264, 0x2265),
    (0x25A0, 0x25A1), (0x25B2, 0x25B3), (0x25B6, 0x25B7), (0x25BC, 0x25BD), (0x25C0, 0x25C1),
    (0x25CB, 0x25CB), (0x25CF, 0x25CF), (0x2605, 0x2606), (0x2661, 0x2661), (0x2665, 0x2665),
    (0x2713, 0x2713), (0x2717, 0x2717))


def japanese():
    """Punctuation, kana, full-width forms, and the kanji of JIS X 0208, level 1."""
    points = set(code_points((0x3000, 0x303F), (0x3041, 0x30FF), (0xFF01, 0xFF9F)))
    for row in range(1, 48):
        for cell in range(1, 95):
            try:
                points.add(ord(bytes([0xA0 + row, 0xA0 + cell]).decode("euc_jp")))
            except UnicodeDecodeError:
                continue
    return sorted(points)


class OutlinePen(BasePen):
    """Collects contours as lists of steps on the grid."""

    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale = scale
        self.contours = []

    def grid(self, point):
        return tuple(round(value * self.scale) for value in point)

    def _moveTo(self, point):
        self.contours.append([self.grid(point)])

    def _lineTo(self, point):
        self.contours[-1].append(("line", self.grid(point)))

    def _qCurveToOne(self, control, point):
        self.contours[-1].append(("curve", self.grid(control), self.grid(point)))


def number(value):
    """A signed number, seven bits a byte, the sign in the lowest bit."""
    rest = value * 2 if value >= 0 else -value * 2 - 1
    out = bytearray()
    while rest > 127:
        out.append(rest & 127 | 128)
        rest >>= 7
    out.append(rest)
    return bytes(out)


def encoded(contours, advance):
    out = bytearray(number(advance))
    shapes = [contour for contour in contours if len(contour) > 1]
    out += number(len(shapes))
    at = (0, 0)
    for contour in shapes:
        start = contour[0]
        out += number(start[0] - at[0]) + number(start[1] - at[1])
        at = start
        steps = bytearray()
        count = 0
        for step in contour[1:]:
            end = step[-1]
            if step[0] == "line" and end == at:
                continue
            count += 1
            if step[0] == "line" and end[1] == at[1]:
                steps += bytes([0]) + number(end[0] - at[0])
            elif step[0] == "line" and end[0] == at[0]:
                steps += bytes([1]) + number(end[1] - at[1])
            elif step[0] == "line":
                steps += bytes([2]) + number(end[0] - at[0]) + number(end[1] - at[1])
            else:
                control = step[1]
                steps += bytes([3]) + number(control[0] - at[0]) + number(control[1] - at[1])
                steps += number(end[0] - control[0]) + number(end[1] - control[1])
            at = end
        out += number(count) + steps
    return bytes(out)


def face(path, points):
    font = TTFont(path)
    characters = font.getBestCmap()
    glyphs = font.getGlyphSet()
    scale = GRID / font["head"].unitsPerEm
    entries = []
    for point in points:
        if point not in characters:
            continue
        glyph = glyphs[characters[point]]
        pen = OutlinePen(glyphs, scale)
        glyph.draw(Cu2QuPen(pen, max_err=0.9 / scale, all_quadratic=True))
        entries.append((point, encoded(pen.contours, round(glyph.width * scale))))
    return entries


def main(folder, out):
    regular = dict(face(f"{folder}/mplus/Mplus1-Regular.otf", japanese()))
    regular.update(face(f"{folder}/inter/Inter-Regular.otf", WESTERN))
    bold = dict(face(f"{folder}/inter/Inter-SemiBold.otf", WESTERN))
    data = bytearray()
    tables = bytearray()
    for entries in (regular, bold):
        for point in sorted(entries):
            tables += struct.pack("<II", point, len(data))
            data += entries[point]
    head = struct.pack("<4sIII", b"RGO1", GRID, len(regular), len(bold))
    with open(out, "wb") as file:
        file.write(head + tables + data)
    print(len(regular), len(bold), len(head) + len(tables) + len(data))


main(*sys.argv[1:])
