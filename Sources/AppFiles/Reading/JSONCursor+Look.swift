import AppModel
import LocatedJSON

extension JSONFields {
  /// Reads the keys `colors` and `font` of an element.
  func readLook(into element: inout ElementDefinition) {
    if let colors = self["colors"]?.fields("an object of colours", keys: FileKeys.colors) {
      element.look.text = colors["text"]?.color()
      element.look.background = colors["background"]?.color()
    }
    guard let font = self["font"]?.fields("an object that tells of letters", keys: FileKeys.font)
    else { return }
    element.look.font = ElementLook.Font(
      size: font["size"]?.number(in: ElementLook.Font.sizes, "a size from 1 to 1000 points"),
      isBold: font["bold"]?.bool() ?? false, scales: font["scales"]?.bool() ?? true)
  }
}

extension JSONCursor {
  fileprivate func color() -> ElementColor? {
    let wanted = "a colour such as \"#1D4B54\""
    guard let text = string(wanted) else { return nil }
    guard let color = ElementColor(text) else {
      fault("expected \(wanted), found \(quoted(text))")
      return nil
    }
    return color
  }
}
