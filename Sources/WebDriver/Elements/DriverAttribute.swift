/// An attribute of an element under the name that drivers use.
package enum DriverAttribute: String, CaseIterable, Sendable {
  // The attributes of a page source, in its order.
  case type, value, name, label, enabled, visible, accessible, x, y, width, height, index
  case placeholderValue, traits
  // Further attributes that clients request.
  case rect, frame, hittable, selected, focused, accessibilityContainer
  case identifier, title, elementType, hasKeyboardFocus

  /// The attributes of every tag of a page source.
  package static let ofPageSource: [DriverAttribute] = [
    .type, .value, .name, .label, .enabled, .visible, .accessible, .x, .y, .width, .height, .index,
    .placeholderValue, .traits,
  ]

  /// Finds an attribute by a name of clients, such as `label`, `wdLabel` or `isEnabled`; nil for
  /// other names.
  package init?(clientName: String) {
    if let known = Self(rawValue: clientName) {
      self = known
      return
    }
    for prefix in ["isWD", "wd", "is"] where clientName.hasPrefix(prefix) {
      let rest = clientName.dropFirst(prefix.count)
      let name = rest.prefix(1).lowercased() + rest.dropFirst()
      guard rest.first?.isUppercase == true, let known = Self(rawValue: name) else { continue }
      self = known
      return
    }
    guard clientName == "className" || clientName == "resource-id" else { return nil }
    self = clientName == "className" ? .type : .identifier
  }
}
