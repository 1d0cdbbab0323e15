/// The name of a colour in an asset catalogue, as Xcode writes one for each colour.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  /// Names a colour.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// The name of an image in an asset catalogue, as Xcode writes one for each image.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  /// Names an image.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
  /// A colour of the app's assets.
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension Image {
  /// An image of the app's assets.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// An image of the app's assets with a label.
  public init(_ resource: ImageResource, label: Text) { self.init(resource.name, label: label) }
  /// An image of the app's assets that VoiceOver leaves out.
  public init(decorative resource: ImageResource) { self.init(decorative: resource.name) }
}
