import SwiftUIViews

/// Leaves out a preview: nothing shows it here, but its views are checked by the compiler.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Leaves out a preview with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Marks a property of a preview, which is left out with it.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

/// Adds a value to `EnvironmentValues`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")

/// What previews are made of.
public struct Preview {
  /// The traits of a preview of views.
  public struct ViewTraits {}
}

/// How a preview is shown.
public struct PreviewTrait<Traits>: Sendable {}

extension PreviewTrait where Traits == Preview.ViewTraits {
  /// On a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// In the size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// In a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// On its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
}
