import AppCompiling
import AppModel
import PredicateFormat

extension AppProcess {
  /// Follows a link to the place it names; false when no pattern of the app fits it.
  func follow(link: String) -> Bool {
    for definition in app.definition.deepLinks {
      guard let values = definition.values(in: link) else { continue }
      guard pendingStart == nil else {
        pendingStart?.link = link
        return true
      }
      device.onStep?(self, nil, .followed(pattern: definition.pattern))
      let context = values.mapValues { FormatValue.string($0) }
      if let coordinator = definition.coordinator { start(coordinator: coordinator) }
      for screen in definition.push where crash == nil { push(screen, context: context) }
      return true
    }
    return false
  }
}
