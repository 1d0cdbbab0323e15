public import SwiftUIViews

/// How lists look.
public protocol ListStyle {}

/// A style of the system.
public struct SystemListStyle: ListStyle, Sendable {
  /// The looks that differ in layout.
  package enum Look: Sendable { case plain, inset, automatic }
  /// Which of them it has.
  package let look: Look
}

/// The plain style.
public typealias PlainListStyle = SystemListStyle
/// Rows in groups.
public typealias GroupedListStyle = SystemListStyle
/// Rows away from the edges.
public typealias InsetListStyle = SystemListStyle
/// Rows in groups with rounded corners, away from the edges.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// Makes the style.
  public init() {}
}
/// The style that the system chooses.
public typealias DefaultListStyle = InsetGroupedListStyle
/// Rows of a sidebar.
public typealias SidebarListStyle = InsetGroupedListStyle

extension SystemListStyle {
  /// Makes the plain style, also used for the other styles that reach from edge to edge.
  public init() { look = .plain }
}

extension ListStyle where Self == SystemListStyle {
  /// The style that the system chooses.
  public static var automatic: SystemListStyle { SystemListStyle(look: .automatic) }
  /// From edge to edge.
  public static var plain: SystemListStyle { SystemListStyle(look: .plain) }
  /// In groups.
  public static var grouped: SystemListStyle { SystemListStyle(look: .plain) }
  /// In groups with rounded corners.
  public static var insetGrouped: SystemListStyle { SystemListStyle(look: .inset) }
  /// Away from the edges.
  public static var inset: SystemListStyle { SystemListStyle(look: .plain) }
  /// As in a sidebar.
  public static var sidebar: SystemListStyle { SystemListStyle(look: .automatic) }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: SystemListStyle.Look { .automatic }
}

extension EnvironmentValues {
  /// How the lists inside look.
  package var listLook: SystemListStyle.Look {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// The view with a style for its lists.
  public nonisolated func listStyle(_ style: SystemListStyle) -> some View {
    surrounded { $0.listLook = style.look }
  }
  /// The view with a style for its lists.
  public nonisolated func listStyle(_ style: InsetGroupedListStyle) -> some View {
    listStyle(.insetGrouped)
  }
}
