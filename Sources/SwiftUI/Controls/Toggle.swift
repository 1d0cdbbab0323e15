import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A switch with its label.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Makes a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Makes a switch with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let isOn = isOn
    _ = isOn.wrappedValue
    let configuration = ToggleStyleConfiguration(label: AnyView(self.label), isOn: isOn)
    if let boxes = scope.dressed(configuration) {
      let words = scope.draw(self.label, at: .part("label")).flatMap(\.words)
      return [.switch(boxes, label: words.joined(separator: ", ")) { isOn.wrappedValue }]
    }
    let isEnabled = scope.environment.isEnabled
    let number = scope.node.number
    let label = scope.environment.hidesLabels ? [] : scope.draw(label, at: .part("label"))
    let words = label.flatMap(\.words).joined(separator: ", ")
    if scope.environment.drawsTogglesAsButtons {
      let button = Box.button(label, isEnabled: isEnabled) { isOn.wrappedValue.toggle() }
      return [
        ChangedElementBox(button) { element in
          element.type = .switch
          element.isSelected = isOn.wrappedValue
          element.value = isOn.wrappedValue ? "1" : "0"
        }
      ]
    }
    let row = Box.labeled(label, SizedBox(CGSize(width: 51, height: 31)))
    return [
      ElementBox([row]) { frame, _ in
        var element = BoxElement(.switch, label: words, frame: frame)
        element.isEnabled = isEnabled
        element.answers.place = number
        element.answers.control = .switching(
          get: { isOn.wrappedValue }, set: { isOn.wrappedValue = $0 })
        return [element]
      }
    ]
  }
}

extension Box {
  /// A switch that the app draws, with its content; a tap on it goes to the first element inside
  /// that handles taps.
  fileprivate static func `switch`(
    _ boxes: [Box], label: String, isOn: @escaping () -> Bool
  ) -> Box {
    let content = one(boxes)
    return content.noted(
      in: ElementBox([content]) { frame, inner in
        // If a style shows a switch of the system, that switch is enough.
        if inner.contains(where: { $0.type == .switch }) { return inner }
        let place = inner.dropFirst().reduce(inner.first?.frame ?? frame) { $0.union($1.frame) }
        var element = BoxElement(
          .switch, label: label, value: isOn() ? "1" : "0", frame: place, children: inner)
        element.answers.gestures[.tap] = inner.firstFound { $0.answers.gestures[.tap] }
        element.isEnabled = inner.allSatisfy(\.isEnabled)
        return [element]
      })
  }
}

/// A style of the system.
public struct SystemToggleStyle: ToggleStyle, Sendable {
  /// How a toggle looks.
  enum Look: Sendable { case automatic, `switch`, button }
  let look: Look

  /// The toggle as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

/// A switch.
public typealias SwitchToggleStyle = SystemToggleStyle
extension SystemToggleStyle {
  /// Makes a switch.
  public init() { look = .switch }
  /// Makes a switch in a colour.
  public init(tint: Color) { look = .switch }
}

extension ToggleStyle where Self == SystemToggleStyle {
  /// The style that the system chooses: a button in a bar, a switch elsewhere.
  public nonisolated static var automatic: SystemToggleStyle { SystemToggleStyle(look: .automatic) }
  /// A switch.
  public nonisolated static var `switch`: SystemToggleStyle { SystemToggleStyle(look: .switch) }
  /// A button that stays pressed.
  public nonisolated static var button: SystemToggleStyle { SystemToggleStyle(look: .button) }
}

private enum ToggleLookKey: EnvironmentKey {
  static var defaultValue: SystemToggleStyle.Look { .automatic }
}
private enum BarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var toggleLook: SystemToggleStyle.Look {
    get { self[ToggleLookKey.self] }
    set { self[ToggleLookKey.self] = newValue }
  }
  /// Whether the views are items of a bar.
  var isInBar: Bool {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
  fileprivate var drawsTogglesAsButtons: Bool {
    toggleLook == .button || toggleLook == .automatic && isInBar
  }
}

extension View {
  /// The view with a style for its switches.
  public nonisolated func toggleStyle(_ style: SystemToggleStyle) -> some View {
    surrounded { $0.toggleLook = style.look }
  }
}
