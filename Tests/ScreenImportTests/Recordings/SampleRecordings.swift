/// Recordings of an app that does not exist.
enum SampleRecordings {
  static let login = """
    {
      "format": "rehearsal.recording", "version": 1, "step": 2, "name": "login",
      "bundleIdentifier": "com.example.teahouse",
      "elements": [
        { "depth": 0, "elementType": 2, "label": "Teahouse", "frame": [0, 0, 390, 844] },
        { "depth": 1, "elementType": 4, "frame": [0, 0, 390, 844] },
        { "depth": 2, "elementType": 49, "identifier": "name", "value": "Ada",
          "placeholderValue": "Name", "frame": [16.5, 60, 200, 34] },
        { "depth": 2, "elementType": 9, "label": "Brew", "title": "B", "enabled": false,
          "selected": true, "hasFocus": true }
      ]
    }
    """
}
