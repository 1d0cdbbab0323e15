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
  }
  /// Makes data of one type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    guard let data = item as? Data ?? (item as? String)?.data(using: .utf8), let typeIdentifier
    else { return }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) {
      $0(data, nil)
      return nil
    }
  }

  /// Has a block make the data of a type.
  open func registerDataRepresentation(
    forTypeIdentifier type: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping Answer) -> Progress?
  ) { loaders.append((type, loadHandler)) }

  /// Whether it has data of a type.
  open func hasItemConformingToTypeIdentifier(_ type: String) -> Bool {
    registeredTypeIdentifiers.contains(type)
  }

  /// Gives the data of a type; nil if there are none.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier type: String, completionHandler: @escaping Answer
  ) -> Progress {
    guard let loader = loaders.first(where: { $0.type == type }) else {
      completionHandler(nil, CocoaError(.fileReadNoSuchFile))
      return Progress(totalUnitCount: 1)
    }
    return loader.load(completionHandler) ?? Progress(totalUnitCount: 1)
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
