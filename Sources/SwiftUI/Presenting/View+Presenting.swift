import AccessibilityTree
public import SwiftUILooks
import SwiftUIViews
import ViewGraph
import ViewLayout

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  /// The height as a fraction of the screen.
  let part: CGFloat

  /// Half of the screen.
  public static let medium = PresentationDetent(part: 0.5)
  /// The whole screen.
  public static let large = PresentationDetent(part: 1)
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(part: fraction)
  }
  /// A height in points, of a screen of 852 points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(part: height / screenHeight)
  }
  /// A height that a type of the app computes; without one it is the whole screen.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    type.height(in: Context()).map { .height($0) } ?? .large
  }

  fileprivate static let screenHeight: CGFloat = 852

  /// What an app computes a height from.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height of a sheet in points.
    public var maxDetentValue: CGFloat { screenHeight }
    /// A value of the environment, which is the usual one here.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that an app computes.
public protocol CustomPresentationDetent {
  /// What the height is computed from.
  typealias Context = PresentationDetent.Context
  /// The height in points; nil if the sheet cannot have it.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationBackgroundInteraction {
  /// The views behind a sheet can be touched as long as the sheet is no higher than a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

private enum SheetNote {
  enum Detents {}
  enum Held {}
  enum Grabber {}
  enum Adaptation {}
  enum Bubble {}
  static let detents = ObjectIdentifier(Detents.self)
  static let grabber = ObjectIdentifier(Grabber.self)
  static let adaptation = ObjectIdentifier(Adaptation.self)
  static let bubble = ObjectIdentifier(Bubble.self)
  static let held = ObjectIdentifier(Held.self)
}

/// Finds a note of the sheet's content about the sheet.
private func note<Value>(_ name: ObjectIdentifier, in box: Box) -> Value? {
  if let own = box as? PreferenceBox, own.name == name { return own.value as? Value }
  return box.children.firstFound { note(name, in: $0) }
}

/// A view with a screen over it while a condition is true.
private func presenting<V: View>(
  over view: V, _ name: String, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
  style: @escaping (Box, SheetSize) -> Presentation.Style, _ content: @escaping () -> AnyView
) -> some View {
  let screen = PresentedScreen(
    name: name, isPresented: isPresented, onDismiss: onDismiss, style: style, content: content)
  return view.redrawn { boxes, scope in screen.boxes(over: boxes, in: scope) }
}

private func sheetStyle(_ box: Box, _ size: SheetSize) -> Presentation.Style {
  switch note(SheetNote.adaptation, in: box) ?? PresentationAdaptation.automatic {
  case .popover: return .popover
  case .fullScreenCover: return .cover
  default: break
  }
  let detents: SheetDetents? = note(SheetNote.detents, in: box)
  let heights = detents?.heights ?? [1]
  let height = detents?.selection?.wrappedValue.part ?? size.height ?? heights[0]
  let grabber = note(SheetNote.grabber, in: box) ?? Visibility.automatic
  let hasGrabber = grabber == .automatic ? heights.count > 1 : grabber == .visible
  return .sheet(height: height, hasGrabber: hasGrabber) {
    let next = heights.first { $0 > height } ?? heights[0]
    detents?.selection?.wrappedValue = PresentationDetent(part: next)
    size.height = next
  }
}

/// The heights of a sheet, of which one at least, and the one that the app chooses.
private struct SheetDetents {
  let heights: [CGFloat]
  let selection: Binding<PresentationDetent>?

  init(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil) {
    heights = detents.isEmpty ? [1] : detents.map(\.part).sorted()
    self.selection = selection
  }
}

/// The height that a user has given to a sheet.
private final class SheetSize {
  private let node: ViewNode
  var height: CGFloat? { didSet { node.change() } }

  init(_ node: ViewNode) { self.node = node }
}

/// A view with an alert or a dialog over it while a condition is true.
private func asking<V: View>(
  over view: V, _ name: String, isPresented: Binding<Bool>, height: CGFloat,
  style: @escaping (AlertWords) -> Presentation.Style, title: Text,
  actions: @escaping () -> AnyView, message: @escaping () -> AnyView
) -> some View {
  let question = Question(
    name: name, isPresented: isPresented, height: height, style: style, title: title,
    actions: actions, message: message)
  return view.redrawn { boxes, scope in question.boxes(over: boxes, in: scope) }
}

extension View {
  /// Shows a sheet while a condition is true.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(over: self, "sheet", isPresented, onDismiss, style: sheetStyle) {
      AnyView(content())
    }
  }
  /// Shows a sheet while a binding has an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(over: self, "sheet", isThere(item), onDismiss, style: sheetStyle) {
      AnyView(item.wrappedValue.map { content($0).id($0.id) })
    }
  }
  /// Shows a view over the whole screen while a condition is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(over: self, "cover", isPresented, onDismiss, style: { _, _ in .cover }) {
      AnyView(content())
    }
  }
  /// Shows a view over the whole screen while a binding has an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(over: self, "cover", isThere(item), onDismiss, style: { _, _ in .cover }) {
      AnyView(item.wrappedValue.map { content($0).id($0.id) })
    }
  }
  /// Shows a popover while a condition is true; on a phone it is a sheet, or what its content says.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented) { content().barNote(SheetNote.bubble, true) }
  }
  /// Shows a popover while a binding has an item; on a phone it is a sheet.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { sheet(item: item) { content($0).barNote(SheetNote.bubble, true) } }

  /// The sheet with heights that it can have.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View { barNote(SheetNote.detents, SheetDetents(detents)) }
  /// The sheet with heights that it can have.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { barNote(SheetNote.detents, SheetDetents(detents, selection: selection)) }
  /// The grabber at the top of the sheet; usually it is there if there are several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    barNote(SheetNote.grabber, visibility)
  }
  /// How a popover or a sheet looks on a phone.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { barNote(SheetNote.adaptation, adaptation) }
  /// The sheet kept open when a person pulls it down.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    barNote(SheetNote.held, isDisabled)
  }

  // MARK: - Alerts

  /// Shows an alert while a condition is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(
      over: self, "alert", isPresented: isPresented, height: 44, style: { .alert($0) },
      title: title,
      actions: { AnyView(actions()) }, message: { AnyView(message()) })
  }
  /// Shows an alert while a condition is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }
  /// Shows an alert while a condition is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }
  /// Shows an alert while a condition is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(title, isPresented: isPresented, actions: actions) { EmptyView() } }
  /// Shows an alert while a condition is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions) { EmptyView() }
  }
  /// Shows an alert while a condition is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() } }
  /// Shows an alert about some data while a condition is true.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }
  /// Shows an alert about some data while a condition is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
  /// Shows an alert about some data while a condition is true.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: { data.map(actions) }) { EmptyView() }
  }
  /// Shows an alert about an error while a condition is true.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, actions: actions)
  }
  /// Shows an alert about an error while a condition is true.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
      actions: { error.map(actions) }, message: { error.map(message) })
  }
  /// Shows an alert while a condition is true, in the older form.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View { alerting(over: redrawn { boxes, _ in boxes }, isPresented, content) }
  /// Shows an alert while there is an item, in the older form.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return alerting(over: self, isThere(item)) { alert }
  }

  /// Shows actions to choose from while a condition is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(
      over: self, "actions", isPresented: isPresented, height: 57, style: { .actions($0) },
      title: titleVisibility == .visible ? title : Text(verbatim: ""),
      actions: { AnyView(actions()) }, message: { AnyView(message()) })
  }
  /// Shows actions to choose from while a condition is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }
  /// Shows actions to choose from while a condition is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions
    ) { EmptyView() }
  }
  /// Shows actions to choose from while a condition is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions
    ) { EmptyView() }
  }
  /// Shows actions to choose from while a condition is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }
  /// Shows actions while a condition is true, in the older form.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View { choosing(over: self, isPresented, content) }
  /// Shows actions while there is an item, in the older form.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View { choosing(over: self, isThere(item)) { item.wrappedValue.map(content) } }
}

/// Whether there is an item; setting false removes it.
private func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
  Binding(get: { item.wrappedValue != nil }) { if !$0 { item.wrappedValue = nil } }
}

/// A view with an older alert over it while a condition is true.
private func alerting<V: View>(
  over view: V, _ isPresented: Binding<Bool>, _ content: @escaping () -> Alert?
) -> some View {
  asking(
    over: view, "alert", isPresented: isPresented, height: 44, style: { .alert($0) },
    title: (isPresented.wrappedValue ? content()?.title : nil) ?? Text(verbatim: ""),
    actions: { content()?.actions ?? AnyView(EmptyView()) },
    message: { AnyView(content()?.message) })
}

/// A view with older actions over it while a condition is true.
private func choosing<V: View>(
  over view: V, _ isPresented: Binding<Bool>, _ content: @escaping () -> ActionSheet?
) -> some View {
  asking(
    over: view, "actions", isPresented: isPresented, height: 57, style: { .actions($0) },
    title: isPresented.wrappedValue ? content()?.title ?? Text("") : Text(verbatim: ""),
    actions: { content()?.actions ?? AnyView(EmptyView()) },
    message: { AnyView(content()?.message) })
}

/// A screen over others.
private struct PresentedScreen {
  let name: String
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  let style: (Box, SheetSize) -> Presentation.Style
  let content: () -> AnyView

  /// The boxes of a view, with the screen while it is shown.
  @MainActor
  func boxes(over boxes: [Box], in scope: DrawScope) -> [Box] {
    let was = scope.node.slot(-6) { Shown() }
    let isShown = isPresented.wrappedValue
    if was.value, !isShown, let onDismiss { scope.node.graph.afterDrawing(onDismiss) }
    if was.value != isShown { was.size = SheetSize(scope.node) }
    was.value = isShown
    guard isShown, let size = was.size else { return boxes }
    let close = { isPresented.wrappedValue = false }
    let inner = scope.draw(content(), at: .part(name)) {
      $0.navigation = nil
      $0.dialog = nil
      $0.isLazy = false
      $0.isInBar = false
      $0.isInSidebar = false
      $0.dismiss = DismissAction(keeper: scope.node, close)
      $0.isPresented = true
    }
    let box = Box.column(inner)
    let shown = Presentation(
      style(box, size), content: box, isBubble: note(SheetNote.bubble, in: box) ?? false,
      isHeld: note(SheetNote.held, in: box) ?? false, close: close)
    return boxes.presenting(shown)
  }
}

/// An alert, or actions to choose from.
private struct Question {
  let name: String
  let isPresented: Binding<Bool>
  let height: CGFloat
  let style: (AlertWords) -> Presentation.Style
  let title: Text
  let actions: () -> AnyView
  let message: () -> AnyView

  /// The boxes of a view, with the dialog while it is shown.
  @MainActor
  func boxes(over boxes: [Box], in scope: DrawScope) -> [Box] {
    let focused = scope.node.slot(-6) { Shown() }
    guard isPresented.wrappedValue else {
      focused.value = false
      return boxes
    }
    let close = { isPresented.wrappedValue = false }
    let keeper = DialogKeeper(height: height, close: close)
    var rows = scope.draw(actions(), at: .part(name)) {
      $0.dialog = keeper
      $0.isLazy = false
      // A view that is disabled does not disable what it presents.
      $0.isEnabled = true
    }
    focus(first: &rows, unless: focused)
    let hasButton = rows.contains { $0.elements().contains { $0.type == .button } }
    if !hasButton {
      let word = name == "alert" ? "OK" : "Cancel"
      rows += scope.draw(Button(word, role: .cancel) {}, at: .part("close")) {
        $0.dialog = keeper
      }
    }
    let last = rows.filter(\.isCancel)
    if name != "alert" || rows.count > 2 { rows = rows.filter { !$0.isCancel } + last }
    let words = scope.draw(message(), at: .part("message")).flatMap(\.words)
    let content = StackBox(
      .vertical, guide: Alignment.center.boxAlignment.horizontal, spacing: 0, rows)
    let alert = AlertWords(
      title: title.words, message: words.isEmpty ? nil : words.joined(separator: "\n"),
      endsWithCancel: name != "alert" && !last.isEmpty)
    return boxes.presenting(Presentation(style(alert), content: content, close: close))
  }
}

extension Question {
  /// Gives the keyboard to the first field, as iOS does once when an alert appears.
  private func focus(first rows: inout [Box], unless focused: Shown) {
    let types: [ElementType] = [.textField, .secureTextField]
    guard let row = rows.firstIndex(where: { types.contains($0.elements().first?.type ?? .any) })
    else { return }
    rows[row] = ChangedElementBox(rows[row]) { field in
      guard types.contains(field.type) else { return }
      let (wish, told) = (field.answers.wantsFocus, field.answers.focus)
      field.answers.wantsFocus = { wish?() ?? (focused.value ? nil : true) }
      field.answers.focus = { hasKeyboard in
        if hasKeyboard { focused.value = true }
        told?(hasKeyboard)
      }
    }
  }
}

private final class Shown {
  var value = false
  var size: SheetSize?
}

extension Box {
  fileprivate var isCancel: Bool { notes[DialogKeeper.cancelNote] as? Bool ?? false }
}

extension [Box] {
  /// The boxes, with a presentation added to the first of them.
  func presenting(_ presentation: Presentation) -> [Box] {
    let first = first ?? SizedBox(.zero)
    return [first.noted(in: PresentingBox(presentation, first))] + dropFirst()
  }
}

/// Where a popover points.
public enum PopoverAttachmentAnchor: Sendable {
  /// At the view.
  case rect
  /// At a point.
  case point(UnitPoint)
}

/// An alert, in the older form.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// A button that cancels.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }
    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  /// Makes an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  /// Makes an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  var actions: AnyView { AnyView(AlertButtons(buttons: buttons)) }
}

/// Actions to choose from, in the older form.
public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  var actions: AnyView { AnyView(AlertButtons(buttons: buttons)) }
}

/// The buttons of an older alert.
private struct AlertButtons {
  let buttons: [Alert.Button]
}

extension AlertButtons: View {
  var body: some View {
    ForEach(Array(buttons.indices), id: \.self) { index in
      Button(role: buttons[index].role, action: buttons[index].action) { buttons[index].label }
    }
  }
}
