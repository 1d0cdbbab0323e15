/// The colours of a screen, modelled on those of iOS.
struct PictureTheme: Hashable {
  let background: PictureColour
  let raised: PictureColour
  let bar: PictureColour
  let text: PictureColour
  let secondary: PictureColour
  let placeholder: PictureColour
  let separator: PictureColour
  let fill: PictureColour
  let tint: PictureColour
  let tintFill: PictureColour
  let green: PictureColour
  let red: PictureColour
  let keyboard: PictureColour
  let key: PictureColour
  let specialKey: PictureColour
  let dimming: PictureColour
  let knob: PictureColour
  let onTint: PictureColour

  /// The light colours.
  static let light = PictureTheme(
    background: PictureColour(0xFFFFFF), raised: PictureColour(0xFFFFFF),
    bar: PictureColour(0xF8F8F8), text: PictureColour(0x000000),
    secondary: PictureColour(0x8A8A8E), placeholder: PictureColour(0xB4B4B8),
    separator: PictureColour(0xC6C6C8), fill: PictureColour(0xE9E9EB),
    tint: PictureColour(0x007AFF), tintFill: PictureColour(0xE0EEFF),
    green: PictureColour(0x34C759), red: PictureColour(0xFF3B30),
    keyboard: PictureColour(0xD1D3D9), key: PictureColour(0xFFFFFF),
    specialKey: PictureColour(0xABB0BC), dimming: PictureColour(0x000000, alpha: 90),
    knob: PictureColour(0xFFFFFF), onTint: PictureColour(0xFFFFFF))

  /// The dark colours.
  static let dark = PictureTheme(
    background: PictureColour(0x000000), raised: PictureColour(0x1C1C1E),
    bar: PictureColour(0x161618), text: PictureColour(0xFFFFFF),
    secondary: PictureColour(0x98989F), placeholder: PictureColour(0x5C5C61),
    separator: PictureColour(0x3D3D41), fill: PictureColour(0x2C2C2E),
    tint: PictureColour(0x0A84FF), tintFill: PictureColour(0x12263F),
    green: PictureColour(0x30D158), red: PictureColour(0xFF453A),
    keyboard: PictureColour(0x2B2B2D), key: PictureColour(0x6B6B6D),
    specialKey: PictureColour(0x464648), dimming: PictureColour(0x000000, alpha: 120),
    knob: PictureColour(0xFFFFFF), onTint: PictureColour(0xFFFFFF))
}
