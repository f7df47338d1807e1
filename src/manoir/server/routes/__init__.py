"""What the house answers over HTTP; `app.py` lists every route."""
