import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A control that runs an action when it is tapped.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Makes a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  /// Makes a button with a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }
  /// Makes a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }
  /// Makes a button with a title and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }
  /// Makes a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  /// Makes a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button with the usual label for its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that is made from its role alone.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The word for the role.
  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .close: Text("Close")
    case .destructive: Text("Delete")
    default: Text("Done")
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style receives.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension PrimitiveButtonStyleConfiguration {
  /// The type of a button's label.
  public typealias Label = AnyView
}
extension ButtonStyleConfiguration {
  /// The type of a button's label.
  public typealias Label = AnyView
}

extension Button: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: AnyView(label), action: action)
    if let boxes = scope.dressed(configuration) { return boxes }
    let boxes = scope.draw(label, at: .part("label"))
    guard !boxes.isEmpty else { return [] }
    let action = action
    if let dialog = scope.environment.dialog {
      let isCancel = role == .cancel
      return [
        dialog.row(.one(boxes), isCancel: isCancel, isEnabled: scope.environment.isEnabled) {
          OnMain.run { action() }
        }
      ]
    }
    return [
      .button(
        boxes, isEnabled: scope.environment.isEnabled,
        keeping: scope.environment.isInRow ? .staticText : nil
      ) { OnMain.run { action() } }
    ]
  }
}

extension Box {
  /// A button with its content; a text alone becomes the button itself, unless it is kept.
  static func button(
    _ boxes: [Box], isEnabled: Bool, keeping kept: ElementType? = nil, tap: @escaping () -> Void
  ) -> Box {
    let content =
      boxes.count == 1
      ? boxes[0] : StackBox(.horizontal, guide: BoxGuide.middle, spacing: nil, boxes)
    return content.noted(
      in: ElementBox([content]) { frame, inner in
        var element = BoxElement(
          .button, identifier: inner.buttonIdentifier, label: inner.buttonLabel, traits: .button,
          frame: frame)
        let isKept = inner.count > 1 || inner.first?.type == kept
        element.children = isKept ? inner.map(\.withoutAnswers) : []
        element.isEnabled = isEnabled
        element.answers.gestures[.tap] = tap
        return [element]
      })
  }
}

extension BoxElement {
  /// The element and those inside without touch handlers, except for buttons, which come first.
  var withoutAnswers: BoxElement {
    guard type != .button || answers.gestures[.tap] == nil else { return self }
    var element = self
    element.answers = BoxAnswers()
    element.children = children.map(\.withoutAnswers)
    return element
  }
}

/// An alert, a dialog or a menu whose buttons are rows that close it.
final class DialogKeeper {
  let close: () -> Void
  private let height: CGFloat

  init(height: CGFloat, close: @escaping () -> Void) {
    self.height = height
    self.close = close
  }

  /// The row of a button.
  func row(
    _ label: Box, isCancel: Bool, isEnabled: Bool = true, act: @escaping () -> Void
  ) -> Box {
    let close = close
    let sized = FixedFrameBox(
      width: nil, height: height, alignment: Alignment.center.boxAlignment,
      FlexibleFrameBox(
        width: .init(least: nil, ideal: nil, most: .infinity),
        height: .init(least: nil, ideal: nil, most: .infinity),
        alignment: Alignment.center.boxAlignment, label))
    let row = ElementBox([sized]) { frame, inner in
      var element = BoxElement(
        .button, identifier: inner.buttonIdentifier, label: inner.buttonLabel, traits: .button,
        frame: frame)
      element.isEnabled = isEnabled
      element.answers.gestures[.tap] = {
        act()
        close()
      }
      return [element]
    }
    row.notes[Self.cancelNote] = isCancel
    return row
  }

  private enum Cancel {}
  /// The note on the row that cancels.
  static let cancelNote = ObjectIdentifier(Cancel.self)
}

private enum DialogKey: EnvironmentKey { static var defaultValue: DialogKeeper? { nil } }

extension EnvironmentValues {
  /// The dialog that the view is in.
  var dialog: DialogKeeper? {
    get { self[DialogKey.self] }
    set { self[DialogKey.self] = newValue }
  }
}
