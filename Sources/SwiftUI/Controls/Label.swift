import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A title next to an icon.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Makes a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Makes a label with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  /// Makes a label with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  /// Makes a label with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let configuration = LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon))
    if let boxes = scope.dressed(configuration) { return boxes }
    var boxes: [Box] = []
    let style = scope.environment.labelStyleKind
    if style != .titleOnly {
      // The icon of a label adds nothing to its title.
      boxes += scope.draw(icon, at: .part("icon")).map { style == .iconOnly ? $0 : HiddenBox([$0]) }
    }
    let title = scope.draw(title, at: .part("title"))
    if style != .iconOnly { boxes += title }
    guard style == .iconOnly else {
      return [StackBox(.horizontal, guide: BoxGuide.middle, spacing: nil, boxes)]
    }
    let words = title.flatMap(\.words).joined(separator: ", ")
    return boxes.map { ChangedElementBox($0) { $0.label = words } }
  }
}

/// What a label shows.
public struct SystemLabelStyle: Sendable {
  enum Kind { case titleAndIcon, titleOnly, iconOnly }
  let kind: Kind
}

extension SystemLabelStyle: LabelStyle {
  /// The label as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == SystemLabelStyle {
  /// As the context needs it.
  public nonisolated static var automatic: SystemLabelStyle {
    SystemLabelStyle(kind: .titleAndIcon)
  }
  /// Title and icon.
  public nonisolated static var titleAndIcon: SystemLabelStyle {
    SystemLabelStyle(kind: .titleAndIcon)
  }
  /// The title alone.
  public nonisolated static var titleOnly: SystemLabelStyle { SystemLabelStyle(kind: .titleOnly) }
  /// The icon alone; the title is still its accessibility label.
  public nonisolated static var iconOnly: SystemLabelStyle { SystemLabelStyle(kind: .iconOnly) }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: SystemLabelStyle.Kind { .titleAndIcon }
}

extension EnvironmentValues {
  var labelStyleKind: SystemLabelStyle.Kind {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// The view with a style for its labels.
  public nonisolated func labelStyle(_ style: SystemLabelStyle) -> some View {
    surrounded { $0.labelStyleKind = style.kind }
  }
}
