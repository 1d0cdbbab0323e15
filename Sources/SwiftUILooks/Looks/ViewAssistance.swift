import SwiftUIViews

/// What tests and assistive technologies are told of a view of UIKit; nil for what it says itself.
struct ViewAssistance {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isElement: Bool?

  /// A view that tells it.
  @MainActor
  func told(of view: AnyView) -> AnyView {
    var told = view
    if isElement == true { told = AnyView(told.accessibilityElement(children: .ignore)) }
    if let label { told = AnyView(told.accessibilityLabel(label)) }
    if let value { told = AnyView(told.accessibilityValue(value)) }
    if let hint { told = AnyView(told.accessibilityHint(hint)) }
    if let identifier { told = AnyView(told.accessibilityIdentifier(identifier)) }
    return isElement == false ? AnyView(told.accessibilityHidden(true)) : told
  }
}

extension UIView {
  /// By which tests find it.
  public final var accessibilityIdentifier: String? {
    get { assistance.identifier }
    set { tell { $0.identifier = newValue } }
  }
  /// What it is called, in place of its own words.
  public final var accessibilityLabel: String? {
    get { assistance.label }
    set { tell { $0.label = newValue } }
  }
  /// Its value, in place of its own.
  public final var accessibilityValue: String? {
    get { assistance.value }
    set { tell { $0.value = newValue } }
  }
  /// What happens if it is used.
  public final var accessibilityHint: String? {
    get { assistance.hint }
    set { tell { $0.hint = newValue } }
  }
  /// Whether it is one element.
  public final var isAccessibilityElement: Bool {
    get { assistance.isElement ?? false }
    set { tell { $0.isElement = newValue } }
  }

  private func tell(_ change: (inout ViewAssistance) -> Void) {
    change(&assistance)
    self.change()
  }
}
