import SwiftUIViews

/// How far a picture from the network is.
public enum AsyncImagePhase: Sendable {
  /// It is on its way, or has no address.
  case empty
  /// It is there.
  case success(Image)
  /// It did not come.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it did not come.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }

  /// How long a picture is on its way.
  static var wayInNanoseconds: UInt64 { 10_000_000 }
}

/// A picture from the network, which comes without one: no test should depend on a server.
///
/// It is there a hundredth of a second after its view appears, whatever its address, and empty.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content
  @State private var loaded: URL?

  /// Makes a picture with views for each phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// The view of a picture that is on its way, or there.
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
  /// Makes a picture that is grey until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { AnyView($0.image ?? Image(decorative: "")) }
  }
  /// Makes a picture with a view that stands in its place until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) {
    self.init(url: url, scale: scale) { phase in
      phase.image.map { AnyView(content($0)) } ?? AnyView(placeholder())
    }
  }
}
