import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A button that leads to another screen.
public struct NavigationLink<Label: View, Destination: View> {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  private let label: Label
  private let target: Target
  private let isActive: Binding<Bool>?

  /// Makes a link.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination)
    isActive = nil
  }
  /// Makes a link.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), label: label) }
  /// Makes a link that is active while a value of the app is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination)
    self.isActive = isActive
  }
  /// Makes a link that is active while a value of the app is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(destination: destination(), isActive: isActive, label: label) }
  /// Makes a link that is active while a value of the app equals its tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil })
    self.init(destination: destination, isActive: isActive, label: label)
  }
  /// Makes a link that is active while a value of the app equals its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), tag: tag, selection: selection, label: label)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to the screen of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
    isActive = nil
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link with a title to the screen of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
  /// Makes a link with a title to the screen of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Makes a link with a title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { self.init(destination: destination()) { Text(titleKey) } }
  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination()) { Text(title) }
  }
  /// Makes a link with a title that is active while a value of the app is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(titleKey) } }
  /// Makes a link with a title that is active while a value of the app is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) { self.init(destination: destination, isActive: isActive) { Text(title) } }
  /// Makes a link with a title that is active while a value of the app is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(titleKey, destination: destination(), isActive: isActive) }
  /// Makes a link with a title that is active while a value of the app is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) { self.init(title, destination: destination(), isActive: isActive) }
  /// Makes a link with a title that is active while a value of the app equals its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) } }
  /// Makes a link with a title that is active while a value of the app equals its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) { self.init(destination: destination, tag: tag, selection: selection) { Text(title) } }
  /// Makes a link with a title that is active while a value of the app equals its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) { self.init(titleKey, destination: destination(), tag: tag, selection: selection) }
  /// Makes a link with a title that is active while a value of the app equals its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) { self.init(title, destination: destination(), tag: tag, selection: selection) }
}

extension NavigationLink {
  /// The link, opened beside a list or in its place; on phones it is always in its place.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let keeper = scope.environment.navigation
    let key = NodeKey.part("link \(scope.node.number)")
    let held = scope.node.slot(-1) { Held() }
    if case .view(let destination) = target {
      let view = AnyView(destination)
      let isShown = isActive?.wrappedValue ?? held.isShown
      let isActive = isActive
      held.leave = { keeper?.hide(key) }
      if isShown {
        keeper?.show(key, view) {
          held.isShown = false
          isActive?.wrappedValue = false
        }
      } else {
        keeper?.hide(key)
      }
    }
    let isEnabled = scope.environment.isEnabled && keeper != nil
    let column = scope.environment.splitColumn
    let open = { follow(keeper, key, held, column) }
    guard let button = button(in: scope, isEnabled: isEnabled, open: open) else { return [] }
    guard isEnabled, scope.environment.isInRow else { return [button] }
    return [button.noted(in: RowLinkBox(button, open: open))]
  }

  /// The link in the app's style for buttons, or in that of the system.
  @MainActor private func button(
    in scope: DrawScope, isEnabled: Bool, open: @escaping () -> Void
  ) -> Box? {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: nil, label: AnyView(label), action: open)
    if scope.environment.navigation != nil, let boxes = scope.dressed(configuration) {
      return .one(boxes)
    }
    let boxes = scope.draw(label, at: .part("label"))
    guard !boxes.isEmpty else { return nil }
    return .button(
      boxes, isEnabled: isEnabled, keeping: scope.environment.isInRow ? .staticText : nil, tap: open
    )
  }

  private func follow(
    _ keeper: NavigationKeeper?, _ key: NodeKey, _ held: Held, _ column: SplitColumn?
  ) {
    switch target {
    case .value(let value):
      guard let value else { return }
      // In a list of a split view a link selects its value.
      if column?.selection?.choose(value) != true { keeper?.push(value) }
    case .view(let destination):
      if let isActive { return isActive.wrappedValue = true }
      held.isShown = true
      keeper?.show(key, AnyView(destination)) { held.isShown = false }
    }
  }
}

/// Whether a link without a binding is active.
private final class Held {
  var isShown = false
  var leave: () -> Void = {}
  deinit { leave() }
}

extension View {
  /// The screen for values of a type.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    redrawn { boxes, scope in
      scope.environment.navigation?.register(ObjectIdentifier(data)) { value in
        (value as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
      }
      return boxes
    }
  }
  /// A screen that is shown while a condition is true.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return redrawn { boxes, scope in
      let key = NodeKey.part("shown \(scope.node.number)")
      if isPresented.wrappedValue {
        scope.environment.navigation?.show(key, AnyView(view)) { isPresented.wrappedValue = false }
      } else {
        scope.environment.navigation?.hide(key)
      }
      return boxes
    }
  }
  /// A screen that is shown while a binding has an item.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    redrawn { boxes, scope in
      let key = NodeKey.part("item \(scope.node.number)")
      if let value = item.wrappedValue {
        scope.environment.navigation?.show(key, AnyView(destination(value))) {
          item.wrappedValue = nil
        }
      } else {
        scope.environment.navigation?.hide(key)
      }
      return boxes
    }
  }
}
