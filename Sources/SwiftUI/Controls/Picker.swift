import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A choice of one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Makes a picker.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }
  /// Makes a picker, in the older form.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(titleKey), content: content) }
  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, label: Text(title), content: content) }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content)
  }
}

extension Picker: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let selection = selection
    let now = selection.wrappedValue
    let label = scope.environment.hidesLabels ? [] : scope.draw(label, at: .part("label"))
    let boxes = scope.draw(content, at: .part("options")) {
      $0.isLazy = false
      $0.isInRow = false
    }
    let options = boxes.filter { $0.selectionTag != nil }
    let names = options.map { $0.elements().buttonLabel }
    let chosen = options.firstIndex { $0.selectionTag?.base as? SelectionValue == now }
    let choose: (Int) -> Void = { index in
      guard let tag = options[index].selectionTag else { return }
      if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
    }
    if scope.environment.pickerLook == .link, let row = scope.environment.pickerRow {
      let picker = RowPicker(
        label: AnyView(self.label), title: label.flatMap(\.words).joined(separator: ", "),
        options: names, chosen: chosen, choose: choose)
      return scope.draw(row(picker), at: .part("row"))
    }
    let parts = Parts(
      label: label, chosen: chosen.map { names[$0] } ?? "", names: names, choose: choose,
      chosenIndex: chosen)
    let look = scope.environment.pickerLook
    // In a list each option is a row of its own.
    if look == .inline, scope.environment.isInRow {
      return label + parts.rows(scope.environment.isEnabled)
    }
    return [parts.box(look, in: scope)]
  }

  private struct Parts {
    let label: [Box]
    let chosen: String
    let names: [String]
    let choose: (Int) -> Void
    let chosenIndex: Int?

    @MainActor
    func box(_ look: SystemPickerStyle.Look, in scope: DrawScope) -> Box {
      let (isEnabled, number) = (scope.environment.isEnabled, scope.node.number)
      let words = label.flatMap(\.words).joined(separator: ", ")
      switch look {
      case .segmented:
        return .control(
          .segmentedControl, height: 32, label: words, isEnabled, number, byIndex)
      case .wheel:
        let wheel = Box.wheel(names, chosen: chosen, isEnabled, number, choose)
        return ElementBox([wheel]) { frame, inner in
          [BoxElement(.picker, label: words, frame: frame, children: inner)]
        }
      case .inline:
        return StackBox(
          .vertical, guide: Alignment.leading.boxAlignment.horizontal, spacing: 0,
          label + rows(isEnabled))
      case .menu, .link: return menu(words, isEnabled, isRow: scope.environment.isInRow)
      }
    }

    private var byIndex: BoxControl {
      .choice(
        get: { chosenIndex ?? -1 }, set: { if names.indices.contains($0) { choose($0) } },
        options: names)
    }

    /// A button with the chosen option, which opens the options as a menu.
    ///
    /// In a row of a list the title and the option are texts of their own.
    private func menu(_ words: String, _ isEnabled: Bool, isRow: Bool) -> Box {
      let shown = TextBox(chosen, font: BoxFont(size: 17), limit: 1)
      let row = Box.labeled(label, shown)
      let (names, choose, chosen, chosenIndex) = (names, choose, chosen, chosenIndex)
      return ElementBox([row]) { frame, inner in
        var button = BoxElement(
          .button, label: words.isEmpty ? chosen : "\(words), \(chosen)", traits: .button,
          frame: frame)
        if !words.isEmpty { button.value = chosen }
        if isRow { button.children = inner.map(\.withoutAnswers) }
        button.isEnabled = isEnabled
        button.answers.menu = names.enumerated().map { index, name in
          var command = BoxCommand(name) { choose(index) }
          command.isSelected = index == chosenIndex
          return command
        }
        return [button]
      }
    }

    /// The options as buttons.
    func rows(_ isEnabled: Bool) -> [Box] {
      names.enumerated().map { index, name -> Box in
        let button = Box.button(
          [TextBox(name, font: BoxFont(size: 17), limit: nil)], isEnabled: isEnabled
        ) { choose(index) }
        let isChosen = index == chosenIndex
        return ChangedElementBox(button) { $0.isSelected = isChosen }
      }
    }
  }
}

extension Box {
  /// A wheel of rows, whose value is the text of the row that it shows.
  static func wheel(
    _ rows: [String], chosen: String, _ isEnabled: Bool, _ number: Int,
    _ choose: @escaping (Int) -> Void
  ) -> Box {
    control(
      .pickerWheel, height: 216, label: "", isEnabled, number,
      .words(get: { chosen }, set: { rows.firstIndex(of: $0).map(choose) }, options: rows))
  }

  /// An element with a control, as wide as the available space.
  fileprivate static func control(
    _ type: ElementType, height: CGFloat, label: String, _ isEnabled: Bool, _ number: Int,
    _ control: BoxControl
  ) -> Box {
    let content = FixedFrameBox(
      width: nil, height: height, alignment: Alignment.center.boxAlignment, FillBox())
    return ElementBox([content]) { frame, _ in
      var element = BoxElement(type, label: label, frame: frame)
      element.isEnabled = isEnabled
      element.answers.place = number
      element.answers.control = control
      return [element]
    }
  }
}

/// How pickers look.
public protocol PickerStyle {}

/// A style of the system, under any of its type names.
protocol KnownPickerStyle {
  /// The style.
  var system: SystemPickerStyle { get }
}

/// A style of the system.
public struct SystemPickerStyle: PickerStyle, KnownPickerStyle, Sendable {
  enum Look { case menu, segmented, wheel, inline, link }
  let look: Look
  var system: SystemPickerStyle { self }
}

/// Parts of one control.
public typealias SegmentedPickerStyle = SystemPickerStyle

extension SystemPickerStyle {
  /// Makes the segmented style: `SegmentedPickerStyle` is this type's only older name.
  public init() { look = .segmented }
}

extension PickerStyle where Self == SystemPickerStyle {
  /// The style that the system chooses.
  public static var automatic: SystemPickerStyle { SystemPickerStyle(look: .menu) }
  /// A menu.
  public static var menu: SystemPickerStyle { SystemPickerStyle(look: .menu) }
  /// Parts of one control.
  public static var segmented: SystemPickerStyle { SystemPickerStyle(look: .segmented) }
  /// A wheel.
  public static var wheel: SystemPickerStyle { SystemPickerStyle(look: .wheel) }
  /// Rows.
  public static var inline: SystemPickerStyle { SystemPickerStyle(look: .inline) }
  /// A row of buttons.
  public static var palette: SystemPickerStyle { SystemPickerStyle(look: .segmented) }
  /// A screen of rows.
  public static var navigationLink: SystemPickerStyle { SystemPickerStyle(look: .link) }
}

/// A picker that is a row of a screen, and opens its options on another.
struct RowPicker {
  let label: AnyView
  /// The title of the screen with the options.
  let title: String
  let options: [String]
  /// The place of the chosen option; nil for none.
  let chosen: Int?
  let choose: (Int) -> Void
}

private enum PickerRowKey: EnvironmentKey {
  static var defaultValue: ((RowPicker) -> AnyView)? { nil }
}

private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: SystemPickerStyle.Look { .menu }
}

extension EnvironmentValues {
  /// The row of a picker inside of a navigation stack, which opens its options; nil elsewhere.
  var pickerRow: ((RowPicker) -> AnyView)? {
    get { self[PickerRowKey.self] }
    set { self[PickerRowKey.self] = newValue }
  }
  var pickerLook: SystemPickerStyle.Look {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// The view with a style for its pickers.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let look = (style as? any KnownPickerStyle)?.system.look
    return surrounded { $0.pickerLook = look ?? .menu }
  }
}

/// A button that opens a menu.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  private var primaryAction: (() -> Void)?

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// Makes a menu that opens on a long press; a tap runs the action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
    self.primaryAction = primaryAction
  }
}

/// The menu of a long press, in the older form.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Makes a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Makes a menu with a title that opens on a long press; a tap runs the action.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
  /// Makes a menu with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
  /// Makes a menu with a title and a symbol that opens on a long press; a tap runs the action.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

extension Menu: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let label = scope.draw(label, at: .part("label"))
    let commands = MenuCommands.of(content, in: scope)
    guard !label.isEmpty else { return [] }
    // In a bar UIKit draws the button, and the picture is a view inside of it.
    let kept: ElementType? = scope.environment.isInBar ? .image : nil
    let button = Box.button(label, isEnabled: scope.environment.isEnabled, keeping: kept) {}
    return [
      ChangedElementBox(button) { element in
        element.answers.gestures[.tap] = primaryAction
        element.answers.menu = commands
      }
    ]
  }
}

/// Finds the commands of menus.
@MainActor
enum MenuCommands {
  static func of(_ content: some View, in scope: DrawScope) -> [BoxCommand] {
    let boxes = scope.draw(content, at: .part("menu")) {
      $0.isLazy = false
      $0.isInRow = false
      $0.isInBar = false
      $0.pickerLook = .inline
    }
    return boxes.flatMap { $0.elements() }.flatMap(commands)
  }

  private static func commands(of element: BoxElement) -> [BoxCommand] {
    if case .switching(let get, let set)? = element.answers.control {
      var command = element.command { set(!get()) }
      command.isSelected = get()
      return [command]
    }
    guard element.answers.menu.isEmpty else {
      var command = element.command {}
      command.menu = element.answers.menu
      return [command]
    }
    return (element.command.map { [$0] } ?? []) + element.children.flatMap(commands)
  }
}

extension View {
  /// The view with a menu on a long press; what is shown above the menu is left out.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { contextMenu(menuItems: menuItems) }
  /// The view with a menu on a long press, in the older form.
  public nonisolated func contextMenu<M: View>(_ menu: ContextMenu<M>?) -> some View {
    contextMenu { menu?.items }
  }
  /// The view with a menu on a long press.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    let items = menuItems()
    return redrawn { boxes, scope in
      let commands = MenuCommands.of(items, in: scope)
      return boxes.map { box in
        box.noted(
          in: ChangedElementBox(box) { if $0.answers.menu.isEmpty { $0.answers.menu = commands } })
      }
    }
  }
}
