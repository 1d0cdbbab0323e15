import SimulatedApp

/// A version of an app with its files, in which changes are located.
struct RouteFiles {
  private let app: AppDefinition
  private let folder: AppFolder

  /// Names the files of an app that was read from a folder.
  init(_ app: AppDefinition, in folder: AppFolder) {
    self.app = app
    self.folder = folder
  }

  /// Where a change is, or the nearest place around it.
  fileprivate func place(of change: RouteDifferences.Change) -> DefinitionPlace? {
    if case .startChanged(let name, _, _) = change {
      return SavedRoutes.place(ofStart: name, in: app).flatMap { folder.located([$0]).first }
    }
    if case .detailChanged(.screen(let name), .unusable, let old, .some) = change {
      return UnusableField.all(of: app)
        .first { $0.screen == name && !SavedRoutes.listed(old).contains($0.words[...]) }
        .flatMap { folder.located([$0.place]).first }
    }
    let inApp: DefinitionPath? =
      switch change {
      case .settingChanged(let name, _, _): path(ofSetting: name)
      case .sharedNameChanged(_, let new): .top.key("context").key(String(new.dropFirst(4)))
      case .loaderRenamed(_, let new): .top.key("loaders").key(new)
      default: nil
      }
    if let inApp {
      return folder.located([UnlocatedPlace(file: AppFileName.app, path: inApp)]).first
    }
    let (start, cause, keys) = change.start
    return unlocated(start, cause: cause).flatMap { place in
      let path = keys.reduce(place.path) { $0.key($1) }
      return folder.located([UnlocatedPlace(file: place.file, path: path)]).first
    }
  }

  private func unlocated(_ place: RouteGraph.Place, cause: String) -> UnlocatedPlace? {
    switch place {
    case .coordinator(let name):
      UnlocatedPlace(file: AppFileName.app, path: .top.key("coordinators").key(name))
    case .deepLink(let pattern):
      UnlocatedPlace(
        file: AppFileName.app,
        path: app.deepLinks.firstIndex { $0.pattern == pattern }
          .map { .top.key("deepLinks").index($0) } ?? .top.key("deepLinks"))
    case .screen(let name), .back(let name): unlocated(name, path: "", cause)
    case .state(let screen, let path): unlocated(screen, path: path, cause)
    }
  }

  private func path(ofSetting name: String) -> DefinitionPath {
    typealias Name = SavedRoutes.SettingName
    switch name {
    case Name.coordinators: return .top.key("coordinator").key("argument")
    case Name.variants: return .top.key("variants").key("argument")
    case Name.animations: return .top.key("animationsOff")
    case _ where name.hasPrefix(Name.toggle):
      let toggle = String(name.dropFirst(Name.toggle.count))
      return .top.key("toggles").key("features").key(toggle)
    default:
      let index = app.onStart.firstIndex {
        if case .alert(let alert) = $0.kind { Name.alert(alert) == name } else { false }
      }
      return index.map { .top.key("onStart").index($0) } ?? .top.key("onStart")
    }
  }

  private func unlocated(_ name: String, path: String, _ cause: String) -> UnlocatedPlace? {
    guard let screen = app.screens.first(where: { $0.name == name }) else { return nil }
    // The event of a gesture's own transitions is only in the files where the element is.
    if let place = GesturePlace(of: cause, on: screen, in: path) {
      return UnlocatedPlace(file: screen.file, path: place.path)
    }
    let state = path.split(separator: ".").reduce(DefinitionPath.top) {
      $0.key("states").key(String($1))
    }
    return UnlocatedPlace(file: screen.file, path: Self.path(of: cause, in: state))
  }

  private static func path(of cause: String, in state: DefinitionPath) -> DefinitionPath {
    if cause.isEmpty { return state }
    if cause.hasPrefix("after ") { return state.key("after") }
    if cause.hasSuffix(" succeeds") || cause.hasSuffix(" fails") { return state.key("invoke") }
    return state.key("on").key(cause)
  }
}

extension RouteDifferences {
  /// The differences with their places in the files of the versions, as far as there are files.
  ///
  /// What went from a version without files is located where it would be in the new one.
  func located(old: RouteFiles?, new: RouteFiles?) -> RouteDifferences {
    var located = self
    located.places = changes.map { ($0.isOfOld ? old ?? new : new)?.place(of: $0) }
    return located
  }
}

extension RouteDifferences.Change {
  /// The place of the change, the cause of its route, and the keys that lead on from the place.
  fileprivate var start: (place: RouteGraph.Place, cause: String, keys: [String]) {
    switch self {
    case .placeWent(let place), .placeAppeared(let place): (place, "", [])
    case .detailChanged(.screen(let name), .marker, _, _):
      (.screen(name), "", ["root", "identifier"])
    case .detailChanged(let place, .start, _, _): (place, "", [])
    case .detailChanged(let place, .taker, _, _): (place, "", ["pattern"])
    case .detailChanged(let place, let detail, _, _): (place, "", [detail.rawValue])
    case .routeWent(let route), .routeAppeared(let route), .endsElsewhere(_, let route),
      .guardChanged(let route, _, _), .sendersChanged(let route, _, _),
      .valuesChanged(let route, _, _):
      (route.from, route.cause, [])
    case .stateRenamed(let screen, _, let new): (.state(screen: screen, path: new), "", [])
    case .nameChanged(let screen, _, let new): (.screen(screen), "", ["context", new])
    case .handlerMoved(_, let event, let new): (new, event, [])
    case .settingChanged, .startChanged, .loaderRenamed, .sharedNameChanged:
      (.coordinator(""), "", [])
    }
  }
}
