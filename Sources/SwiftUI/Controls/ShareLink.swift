public import SwiftUILooks
import SwiftUIViews

/// The preview of a value before it is shared.
public struct SharePreview<Picture, Icon> {
  /// Makes a preview with a title.
  public init<S: StringProtocol>(_ title: S) where Picture == Never, Icon == Never {}
  /// Makes a preview with a title and a picture.
  public init<S: StringProtocol>(_ title: S, image: Picture) where Icon == Never {}
}

/// A button that shares something; the system's share sheet does not open here.
public struct ShareLink<Label: View>: View {
  private let label: Label

  init(made label: Label) { self.label = label }

  /// Makes a button for a value.
  public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(made: label()) }
  /// Makes a button for a value with a preview.
  public init<T: Transferable, P, I>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>,
    @ViewBuilder label: () -> Label
  ) { self.init(made: label()) }

  /// The button.
  public var body: some View { Button(action: {}) { label } }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  private static func words(_ title: Text) -> Label {
    SwiftUI.Label {
      title
    } icon: {
      Image(decorative: "square.and.arrow.up")
    }
  }

  /// Makes a button with the system's label.
  public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(made: Self.words(Text("Share…")))
  }
  /// Makes a button with a title.
  public init<T: Transferable>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(made: Self.words(Text(titleKey))) }
  /// Makes a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Transferable>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(made: Self.words(Text(title))) }
  /// Makes a button with the system's label, for a value with a preview.
  public init<T: Transferable, P, I>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
  ) { self.init(made: Self.words(Text("Share…"))) }
}
