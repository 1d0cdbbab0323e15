extension Canvas {
  /// Paints a line of text, with each glyph at the nearest quarter of a pixel.
  mutating func paintText(_ text: DrawnText, clip: Area) {
    let measure = TextMeasure()
    var advance = 0
    let baseline = ((text.start.y - origin.y) * scale + 32) >> 6
    for scalar in text.words.unicodeScalars where !scalar.isInvisible {
      let x = text.start.x - origin.x + advance * text.size / GlyphData.grid
      advance += measure.advance(of: scalar, weight: text.weight)
      let quarters = (x * scale * 4 + 32) >> 6
      let key = GlyphKey(
        scalar: scalar, weight: text.weight, size: text.size, quarter: quarters & 3)
      guard let mask = mask(of: key) else { continue }
      stamp(mask, x: (quarters >> 2) + mask.left, y: baseline + mask.top, text.colour, clip: clip)
    }
  }

  private mutating func mask(of key: GlyphKey) -> CoverageMask? {
    if let known = glyphs[key] { return known }
    let made = makeMask(of: key)
    glyphs[key] = .some(made)
    return made
  }

  private func makeMask(of key: GlyphKey) -> CoverageMask? {
    var filler = ShapeFiller()
    let shift = key.quarter * ShapeFiller.unitsPerPixel / 4
    guard let place = glyphData.place(of: key.scalar, weight: key.weight) else {
      addMissing(to: &filler, key, shift: shift)
      return filler.mask()
    }
    add(place, to: &filler, key, shift: shift)
    // Kana and kanji have one weight; a second copy with a small offset makes them bolder.
    if place.isTooLight { add(place, to: &filler, key, shift: shift + fine(14, key)) }
    return filler.mask()
  }

  private func add(
    _ place: GlyphData.Place, to filler: inout ShapeFiller, _ key: GlyphKey, shift: Int
  ) {
    var outline = glyphData.outline(at: place)
    var shape = filler
    outline.readOutline { step in
      switch step {
      case .move(let x, let y): shape.move(to: point(x, y, key, shift))
      case .line(let x, let y): shape.line(to: point(x, y, key, shift))
      case .curve(let controlX, let controlY, let x, let y):
        shape.curve(point(controlX, controlY, key, shift), to: point(x, y, key, shift))
      case .close: shape.close()
      }
    }
    filler = shape
  }

  /// Adds the empty box drawn for a character without a glyph.
  private func addMissing(to filler: inout ShapeFiller, _ key: GlyphKey, shift: Int) {
    for (near, far, low, high) in [(40, 344, 0, 372), (68, 316, 28, 344)] {
      let isInner = near > 40
      let corners = [(near, low), (far, low), (far, high), (near, high)]
      let ordered = isInner ? corners.reversed() : corners
      for (index, corner) in ordered.enumerated() {
        let place = point(corner.0, corner.1, key, shift)
        if index == 0 { filler.move(to: place) } else { filler.line(to: place) }
      }
      filler.close()
    }
  }

  private func point(_ x: Int, _ y: Int, _ key: GlyphKey, _ shift: Int) -> PicturePoint {
    PicturePoint(x: fine(x, key) + shift, y: -fine(y, key))
  }

  /// A length in units of the em, in subpixel units.
  private func fine(_ length: Int, _ key: GlyphKey) -> Int {
    (length * key.size * scale * 4 + GlyphData.grid / 2) >> 9
  }
}
