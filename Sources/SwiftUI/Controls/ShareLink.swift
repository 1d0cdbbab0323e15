public import SwiftUILooks
import SwiftUIViews

/// The preview of a value before it is shared.
public struct SharePreview<Picture, Icon> {
  fileprivate let title: String
  /// Makes a preview with a title.
  public init<S: StringProtocol>(_ title: S) where Picture == Never, Icon == Never {
    self.title = String(title)
  }
  /// Makes a preview with a title and a picture.
  public init<S: StringProtocol>(_ title: S, image: Picture) where Icon == Never {
    self.title = String(title)
  }
}

/// A button that opens the share sheet with something.
public struct ShareLink<Label: View>: View {
  private let label: Label
  private let text: String?
  private let title: String
  private let find: () async -> String?

  init(made label: Label, sharing item: some Transferable, titled title: String? = nil) {
    (self.label, self.title) = (label, title ?? "")
    text = SharedItem.text(of: item)
    find = { await item.sharedText() }
  }

  /// Makes a button for a value.
  public init<T: Transferable>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(made: label(), sharing: item) }
  /// Makes a button for a value with a preview.
  public init<T: Transferable, P, I>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>,
    @ViewBuilder label: () -> Label
  ) { self.init(made: label(), sharing: item, titled: preview.title) }

  /// The button.
  public var body: some View {
    Button(action: share) { label }
  }

  private func share() {
    if let text { return SharedItem.share(text) { _ in } }
    // What the app makes of its value may take a while.
    Task { @MainActor in SharedItem.share(await find() ?? title) { _ in } }
  }
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
    self.init(made: Self.words(Text("Share…")), sharing: item)
  }
  /// Makes a button with a title.
  public init<T: Transferable>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(made: Self.words(Text(titleKey)), sharing: item) }
  /// Makes a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Transferable>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) { self.init(made: Self.words(Text(title)), sharing: item) }
  /// Makes a button with a title, for a value with a preview.
  public init<T: Transferable, P, I>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<P, I>
  ) { self.init(made: Self.words(Text(titleKey)), sharing: item, titled: preview.title) }
  /// Makes a button with a title, for a value with a preview.
  @_disfavoredOverload
  public init<S: StringProtocol, T: Transferable, P, I>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
  ) { self.init(made: Self.words(Text(title)), sharing: item, titled: preview.title) }
  /// Makes a button with the system's label, for a value with a preview.
  public init<T: Transferable, P, I>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
  ) { self.init(made: Self.words(Text("Share…")), sharing: item, titled: preview.title) }
}
