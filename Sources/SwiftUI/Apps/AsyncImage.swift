import SwiftUIViews

/// The loading state of an image from the network.
public enum AsyncImagePhase: Sendable {
  /// It is loading, or has no URL.
  case empty
  /// It has loaded.
  case success(Image)
  /// It failed to load.
  case failure(any Error)

  /// The image, once it has loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it failed to load.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

  /// How long an image takes to load.
  static var wayInNanoseconds: UInt64 { 10_000_000 }
}

/// An image from the network, which loads without one: no test should depend on a server.
///
/// It loads a hundredth of a second after its view appears, whatever its URL, and is empty.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: URL?

  /// Makes an image with views for each phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// The view for the current phase.
  public var body: some View {
    Group { content(phase) }
      .task(id: url) {
        guard let url, url != loaded else { return }
        guard (try? await Task.sleep(nanoseconds: AsyncImagePhase.wayInNanoseconds)) != nil
        else { return }
        loaded = url
      }
  }

  private var phase: AsyncImagePhase {
    url != nil && url == loaded ? .success(Image(uiImage: NSNull())) : .empty
  }
}

extension AsyncImage where Content == AnyView {
  /// Makes an image that is grey until it has loaded.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { AnyView($0.image ?? Image(decorative: "")) }
  }
  /// Makes an image with a placeholder that is shown until it has loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) {
    self.init(url: url, scale: scale) { phase in
      phase.image.map { AnyView(content($0)) } ?? AnyView(placeholder())
    }
  }
}
