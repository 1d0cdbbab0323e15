public import Foundation

/// Data that a person drags, or that an app takes from elsewhere.
open class NSItemProvider: NSObject {
  /// Gives the data, and what went wrong if there are none.
  public typealias Answer = (Data?, (any Error)?) -> Void

  private var loaders: [(type: String, load: (@escaping Answer) -> Progress?)] = []

  /// The types of its data, in the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }
  /// The name that the data are saved under.
  open var suggestedName: String?

  private var object: Any?

  /// Makes data of an object.
  public convenience init(object: Any) {
    self.init()
    self.object = object
    if let text = object as? String { register(text, as: Self.textTypes[0]) }
    if let address = object as? URL { register(address.absoluteString, as: "public.url") }
  }
  /// Makes data of one type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let data = item as? Data ?? (item as? String)?.data(using: .utf8), let typeIdentifier
    else { return }
    register(data, as: typeIdentifier)
  }

  /// The types of text, from the narrowest to the widest.
  private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  /// The types of all data.
  private static let dataTypes = ["public.data", "public.item", "public.content"]

  private func register(_ text: String, as type: String) { register(Data(text.utf8), as: type) }

  private func register(_ data: Data, as type: String) {
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
      $0(data, nil)
      return nil
    }
  }

  private func loader(of type: String) -> ((@escaping Answer) -> Progress?)? {
    let isWide = Self.dataTypes.contains(type)
    return loaders.first {
      $0.type == type || isWide || $0.type == Self.textTypes[0] && Self.textTypes.contains(type)
    }?.load
  }

  /// Has a block make the data of a type.
  open func registerDataRepresentation(
    forTypeIdentifier type: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping Answer) -> Progress?
  ) { loaders.append((type, loadHandler)) }

  /// Whether it has data of a type.
  open func hasItemConformingToTypeIdentifier(_ type: String) -> Bool {
    loader(of: type) != nil
  }

  /// Gives the data of a type; nil if there are none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier type: String, completionHandler: @escaping Answer
  ) -> Progress {
    guard let load = loader(of: type) else {
      completionHandler(nil, CocoaError(.fileReadNoSuchFile))
      return Progress(totalUnitCount: 1)
    }
    return load(completionHandler) ?? Progress(totalUnitCount: 1)
  }
}

extension NSItemProvider {
  /// Whether its object is of a class.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool { object is T }

  /// Gives its object at once; nil if it is of another class.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    let object = object as? T
    completionHandler(object, object == nil ? CocoaError(.fileReadUnknown) : nil)
    return Progress(totalUnitCount: 1)
  }
}

/// Which apps see data.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
