import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Rows with a header and a footer.
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private var isExpanded: Binding<Bool>?
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
  /// Makes a section, in the older form.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section without a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }
  /// Makes a section without a footer, in the older form.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section that can be collapsed; its rows are shown while it is expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section without a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  /// Makes a section without a header, in the older form.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a text as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a section with a text as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Makes a section that can be collapsed; its rows are shown while it is expanded.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
}

extension Section: RowGroup {}
extension Section: View, Drawable where Parent: View, Content: View, Footer: View {
  package func draw(in scope: DrawScope) -> [Box] {
    let hasSmallWords = scope.environment.isInRow && scope.environment.listLook != .plain
    func small(_ values: inout EnvironmentValues) {
      if hasSmallWords, values.font == nil { values.font = .footnote }
    }
    let header = scope.draw(header, at: .part("header")) {
      small(&$0)
      if hasSmallWords, $0.hasCapitalHeaders { $0.textCase = .uppercase }
    }
    let isOpen = isExpanded?.wrappedValue ?? true
    let content = isOpen ? scope.draw(content, at: .part("content")) : []
    let footer = scope.draw(footer, at: .part("footer"), small)
    return header.map { RowMark.mark($0, .header) } + content
      + footer.map { RowMark.mark($0, .footer) } + [RowMark.mark(SizedBox(.zero), .end)]
  }
}
