import AppBuilding
import AppCompiling
import AppModel
import PredicateFormat

extension Navigator {
  /// Follows a link to the place that it names; returns false when no pattern of the app fits.
  func follow(link: String) -> Bool {
    for definition in process.app.definition.deepLinks {
      guard let values = definition.values(in: link) else { continue }
      guard process.startup.pendingStart == nil else {
        process.startup.pendingStart?.link = link
        return true
      }
      device.onStep?(process, nil, .followed(pattern: definition.pattern))
      let context = values.mapValues { FormatValue.string($0) }
      if let coordinator = definition.coordinator { start(coordinator: coordinator) }
      for screen in definition.push where process.crash == nil { push(screen, context: context) }
      return true
    }
    return process.swiftScreens.tellAll(.opened(link: link))
  }
}
