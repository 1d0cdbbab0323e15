import SimulatedApp

/// Where in a test a scene begins: after an action, or at a wait after it.
package struct SceneKey: Hashable, Sendable, Comparable, Codable {
  /// The number of the action that began it, from 1; 0 is before the first.
  package var action: Int
  /// The number of the wait at which it began since that action; 0 is the action itself.
  package var wait = 0

  /// Makes a key.
  package init(action: Int, wait: Int = 0) {
    self.action = action
    self.wait = wait
  }

  /// The order of time.
  package static func < (left: SceneKey, right: SceneKey) -> Bool {
    (left.action, left.wait) < (right.action, right.wait)
  }

  /// The name of the state that shows the scene.
  package var stateName: String { "s\(action)w\(wait)" }
}

/// What an app has to show, scene by scene, for one test to continue.
package struct DraftScript: Sendable, Hashable, Codable {
  /// The bundle identifier that the test launches; nil for that of the target.
  package var bundle: String?
  /// The name of the app, which the home screen and prompts show; nil if the test does not need it.
  package var appName: String?
  /// Whether an earlier test has left the app running.
  package var isRunningAlready = false
  /// The links that the app handles.
  package var links: Set<String> = []
  /// What each scene shows; a scene that is not here shows nothing.
  package var scenes: [SceneKey: DraftTree] = [:]
  /// Actions that begin a scene although they are of a kind that usually changes nothing.
  package var furtherActions: Set<Int> = []
  /// Actions that begin no scene although they are of a kind that usually does.
  package var quietActions: Set<Int> = []
  /// The waits at which a scene begins.
  package var waits: Set<SceneKey> = []
  /// The resources that the app asks for, the links that it opens, or `signIn` and the site, by the
  /// scene in which it does.
  package var prompts: [SceneKey: String] = [:]

  /// What other apps show all the time, by their bundle identifiers.
  package var otherApps: [String: DraftTree] = [:]

  /// What `prompts` has where the app signs in on a web site, before the name of the site.
  private static let signIn = "signIn "

  /// What `prompts` has where the app signs in on a site.
  static func signIn(on site: String) -> String { signIn + site }

  /// The site on which an entry of `prompts` signs in; nil for another entry.
  static func site(of prompt: String) -> String? {
    prompt.hasPrefix(signIn) ? String(prompt.dropFirst(signIn.count)) : nil
  }

  /// A link that opens another app.
  static func link(to bundle: String) -> String {
    switch SystemApp(bundleIdentifier: bundle) {
    case .safari: "https://example.com"
    case .settings: "app-settings:"
    case .springBoard, nil:
      "to-" + bundle.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") }
        + "://open"
    }
  }

  /// The most scenes of one test.
  package static let sceneLimit = 600

  /// The most links of one test.
  static let linkLimit = 100

  /// The script of a test about which nothing is known.
  package init() {}

  /// The script up to a scene, which shows nothing, like those that follow.
  func before(_ scene: SceneKey) -> DraftScript {
    var script = self
    script.scenes = scenes.filter { $0.key < scene }
    script.waits = waits.filter { $0 < scene }
    script.prompts = prompts.filter { $0.key < scene }
    script.furtherActions = furtherActions.filter { $0 <= scene.action }
    script.quietActions = quietActions.filter { $0 <= scene.action }
    return script
  }

  /// The script with what another one has after a scene.
  func taking(_ other: DraftScript, after scene: SceneKey) -> DraftScript {
    var script = self
    script.scenes = scenes.filter { $0.key <= scene }
      .merging(other.scenes.filter { $0.key > scene }) { $1 }
    script.waits = waits.filter { $0 <= scene }.union(other.waits.filter { $0 > scene })
    script.prompts = prompts.filter { $0.key <= scene }
      .merging(other.prompts.filter { $0.key > scene }) { $1 }
    script.furtherActions = furtherActions.filter { $0 <= scene.action }
      .union(other.furtherActions.filter { $0 > scene.action })
    script.quietActions = quietActions.filter { $0 <= scene.action }
      .union(other.quietActions.filter { $0 > scene.action })
    return script
  }

  /// The script whose fields show by themselves what was typed in an earlier scene: the model may
  /// have another screen there, which knows nothing of it.
  func showing(_ texts: [SceneKey: [ElementKey: String]]) -> DraftScript {
    var script = self
    for (scene, texts) in texts {
      for place in tree(scene).places(where: { texts[$0.key] != nil }) {
        script.scenes[scene]?.change(place) { $0.value = texts[$0.key] }
      }
    }
    return script
  }

  /// What a scene shows.
  package func tree(_ scene: SceneKey) -> DraftTree { scenes[scene] ?? DraftTree() }
}
