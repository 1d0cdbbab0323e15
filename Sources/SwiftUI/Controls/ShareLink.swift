public import SwiftUILooks
import SwiftUIViews

/// What a person sees of a value before it is shared.
public struct SharePreview<Picture, Icon> {
  /// Makes a preview of words.
  public init<S: StringProtocol>(_ title: S) where Picture == Never, Icon == Never {}
  /// Makes a preview of words and a picture.
  public init<S: StringProtocol>(_ title: S, image: Picture) where Icon == Never {}
}

/// A button that shares something; the sheet of the system does not open here.
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

  /// Makes a button with the words of the system.
  public init<T: Transferable>(item: T, subject: Text? = nil, message: Text? = nil) {
    self.init(made: Self.words(Text("Share…")))
  }
  /// Makes a button with words.
  public init<T: Transferable>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(made: Self.words(Text(titleKey))) }
  /// Makes a button with words.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Transferable>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(made: Self.words(Text(title))) }
  /// Makes a button with the words of the system, for a value with a preview.
  public init<T: Transferable, P, I>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
  ) { self.init(made: Self.words(Text("Share…"))) }
}
